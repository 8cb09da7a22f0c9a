import { objectsAt } from "../../../openapi/json";
import { label } from "../../record-label";
import type { MockRecord } from "../../model";
import { mayRefuse, refuseAt, refuseValues, type Call } from "../rule";

/** What must be finished before the record that it names is given up: by list, the statuses and the fields. */
const inProgress = [
  ["/shipments", ["picking", "packed"], ["customerId", "locationId"]],
  [
    "/inventory-transfers",
    ["in_transit", "partially_received"],
    ["fromLocationId", "toLocationId"],
  ],
] as const;

/** Refuses to give up a record while goods of it are picked, packed, or on the road. */
export function checkUnfinished(call: Call, source: MockRecord, name: string): void {
  if (!mayRefuse(call, "merge-blocked")) return;
  for (const [root, statuses, fields] of inProgress) {
    const found = call.world.store
      .list(root)
      .find(
        (one) =>
          statuses.some((status) => status === one.status) &&
          fields.some((field) => one[field] === source.id),
      );
    if (found)
      refuseAt(
        call,
        "merge-blocked",
        `/${name}`,
        `${label(found)} is ${String(found.status)}.`,
        `${label(found)} of ${label(source)} is not finished. Try again when it is.`,
      );
  }
}

/** Refuses to send goods into bins that the remaining location does not have. */
export function checkBins(call: Call): void {
  const bins = call.world.store
    .list("/bin-locations")
    .filter(({ locationId }) => locationId === call.before?.id);
  const index = objectsAt(call.body, "bins").findIndex(
    ({ toBin }) => !bins.some(({ code }) => code === toBin),
  );
  const toBin = objectsAt(call.body, "bins")[index]?.toBin;
  if (index >= 0)
    refuseValues(call, [
      [`/bins/${index}/toBin`, `${label(call.before)} has no bin ${String(toBin)}.`, "reference"],
    ]);
}
