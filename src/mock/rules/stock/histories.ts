import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import { notedChanges } from "./change-notes";
import { movementsKey } from "./movements";
import { listedUnder } from "./moves";

/** The changes of a record, from its creation on. */
function changes(call: Call, record: MockRecord, id: string, field: string): JsonObject[] {
  const noted = notedChanges(id, call);
  const isNoted = noted.some(({ action }) => action === "created");
  if (record.createdAt === undefined || field === "" || isNoted) return noted;
  const first = noted
    .flatMap((entry) => objectsAt(entry, "changes"))
    .find((change) => change.field === field);
  return [
    {
      id: `hst_${id.slice(-10)}`,
      at: record.createdAt,
      actor: record.createdBy,
      type: "change",
      action: "created",
      changes: [{ field, before: null, after: first ? first.before : record[field] }],
    },
    ...noted,
  ];
}

/** What histories tell of a movement, with the bin that it was posted with. */
function base(
  { id, at, actor, locationId, quantity: moved, document: posted, ...movement }: MockRecord,
  { world }: Call,
) {
  const bin = "postedBin" in movement ? movement.postedBin : movement.bin;
  const document = listedUnder(posted, world);
  return { id, at, actor, type: "movement", locationId, bin, quantity: moved, document };
}

/** Movements with the running sum at each location. */
function withSums(movements: readonly MockRecord[], call: Call): JsonObject[] {
  const sums = new Map<unknown, bigint>();
  return movements.map((movement) => {
    const { locationId, quantity: moved, unitCost } = movement;
    const after = (sums.get(locationId) ?? 0n) + numberIn(moved);
    sums.set(locationId, after);
    const { unit } = moved as JsonObject;
    return { ...base(movement, call), quantityAfter: quantity(after, unit), unitCost };
  });
}

/** What happened to a record, newest first: its changes and the movements that a test chooses. */
function history(
  call: Call,
  field: string,
  chosen: (movement: MockRecord) => boolean,
  asEntries: (movements: readonly MockRecord[], call: Call) => JsonObject[],
): JsonObject[] {
  const [id = ""] = Object.values(call.request.path);
  const movements = call.world.store.list(movementsKey).filter(chosen);
  const entries = [...changes(call, call.before ?? {}, id, field), ...asEntries(movements, call)];
  const at = (entry: JsonObject) => String(entry.at);
  return entries.reverse().sort((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : 0));
}

export const itemHistory = (call: Call): JsonObject[] =>
  history(call, "sku", ({ itemId }) => itemId === call.before?.id, withSums);

export const lotHistory = (call: Call): JsonObject[] =>
  history(call, "lotNumber", ({ lotId }) => lotId === call.before?.id, withSums);

/** The history of a piece. */
export function serialHistory(call: Call): JsonObject[] {
  const { serialNumber, itemId } = call.before ?? {};
  const concerns = (movement: MockRecord) =>
    movement.itemId === itemId && textsAt(movement, "serialNumbers").includes(String(serialNumber));
  return history(call, "", concerns, (movements) =>
    movements.map((movement) => {
      const isIn = numberIn(movement.quantity) > 0n;
      return {
        ...base(movement, call),
        quantity: { value: isIn ? "1" : "-1", unit: (movement.quantity as JsonObject).unit },
        statusAfter: movement.pieceStatus,
      };
    }),
  );
}
