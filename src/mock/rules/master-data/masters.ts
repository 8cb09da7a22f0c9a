import { objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { changeBalance } from "../money/balances";
import type { MockRecord } from "../../model";
import { changesOf, madeBy, onBoth, refuseCall, type Call, type Rule, type Rules } from "../rule";
import { isOpen, lyingAt } from "./merged-locations";
import { recordsNaming } from "./merges";
import { movementsKey } from "../stock/movements";

const label = (record: JsonObject | undefined) =>
  String(record?.documentNumber ?? record?.code ?? record?.sku ?? record?.id);

/** Records of which there is one for each combination of some fields. */
const once = [
  ["create-stock-setting", "stock-setting-exists", "/stock-settings", ["itemId", "locationId"]],
  ["create-vendor-item", "vendor-item-exists", "/vendor-items", ["vendorId", "itemId"]],
  ["create-item-uom", "item-uom-exists", "/items/{itemId}/uoms", ["itemId", "unit"]],
] as const;

const isOnce = (code: string, root: string, fields: readonly string[]): Rule => ({
  refuses: [code],
  after: (call) => {
    for (const after of madeBy(call, root)) {
      const other = call.world.store
        .list(root)
        .find((record) => record !== after && fields.every((name) => record[name] === after[name]));
      if (other)
        refuseCall(call, code, `There is already one: ${label(other)}.`, [
          {
            pointer: `/${fields.at(-1)}`,
            rule: "duplicate",
            message: `Its id is ${String(other.id)}.`,
          },
        ]);
    }
  },
});

/** True for a location, or a bin of it, with goods. */
export const isFilled = (call: Call, location: unknown, bin?: unknown) =>
  lyingAt(location, call.world).some(({ goods }) => bin === undefined || goods.bin === bin);

function checkBin(call: Call): void {
  const { before, body, request } = call;
  const isTaken = request.operation.method === "DELETE" || body.status === "inactive";
  if (before && isTaken && isFilled(call, before.locationId, before.code))
    refuseCall(call, "bin-not-empty", `Goods are in ${label(before)}.`);
}

/** Statuses in which a document moves nothing more, even if it can still be closed. */
const done = new Set<unknown>(["received", "shipped", "completed"]);

/** Why a location cannot be closed: the code, and the words. */
export function whyOpen(location: MockRecord, call: Call): [string, string] | undefined {
  const name = label(location);
  if (location.isDefault === true)
    return ["record-in-use", `${name} is the default location of the company.`];
  if (isFilled(call, location.id)) return ["location-has-stock", `${name} holds stock.`];
  const [open] = recordsNaming(
    String(location.id),
    call.world,
    (root, record) => !done.has(record.status) && isOpen(root, record, call.world),
  );
  if (open) {
    const { record } = open;
    return ["location-has-stock", `${label(record)} of ${name} is ${String(record.status)}.`];
  }
  const replenished = call.world.store
    .list("/locations")
    .find((one) => one.replenishFromLocationId === location.id && one.status === "active");
  return replenished && ["record-in-use", `${label(replenished)} is replenished from ${name}.`];
}

function checkLocation(call: Call): void {
  const { before, body } = call;
  const why = before && body.status === "inactive" ? whyOpen(before, call) : undefined;
  if (why) refuseCall(call, ...why);
}

const expectsNothing = new Set<unknown>(["received", "closed", "cancelled"]);

function checkReceived(call: Call): void {
  for (const { before, after } of changesOf(call, "/purchase-orders"))
    for (const old of objectsAt(before, "lines")) {
      const line = objectsAt(after, "lines").find(({ id }) => id === old.id);
      const isOther = line && numberIn(line.quantity) !== numberIn(old.quantity);
      if (isOther && expectsNothing.has(old.status))
        refuseCall(
          call,
          "purchase-order-not-editable",
          `${label(old)} is ${String(old.status)}, so its quantity cannot change.`,
        );
      const isBilled = !line && numberIn(old.quantityBilled) > 0n;
      if (isBilled || numberIn(line?.quantity) < numberIn(old.quantityReceived))
        refuseCall(
          call,
          "quantity-below-received",
          `${label(old)}: more has been received or billed already.`,
        );
    }
}

/** Documents that have moved nothing of a lot yet, and name it. */
function naming(lot: MockRecord, { world }: Call): MockRecord[] {
  const name = `"lotNumber":${JSON.stringify(lot.lotNumber)}`;
  return ["/inventory-transfers", "/shipments", "/builds", "/rmas"]
    .flatMap((root) => world.store.list(root))
    .filter(({ status }) => status !== "cancelled")
    .filter((document) =>
      [...objectsAt(document, "lines"), ...objectsAt(document, "components")]
        .flatMap((line) => [line, ...objectsAt(line, "components")])
        .some((row) => row.itemId === lot.itemId && JSON.stringify(row).includes(name)),
    );
}

/** A lot with movements stays in the chain that a recall follows. */
function checkMoved(call: Call): void {
  const { before, world } = call;
  const moves = world.store.list(movementsKey).filter(({ lotId }) => lotId === before?.id);
  const documents = new Set(moves.map(({ document }) => label(objectAt({ document }, "document"))));
  if (moves.length)
    refuseCall(
      call,
      "lot-in-use",
      `${String(before?.lotNumber)} was moved with ${[...documents].join(", ")}.`,
      [{ rule: "state", message: `${moves.length} movements name this lot.` }],
    );
  const open = before ? naming(before, call) : [];
  if (open.length)
    refuseCall(
      call,
      "lot-in-use",
      `${String(before?.lotNumber)} is on ${open.map(label).join(", ")}.`,
      [{ rule: "state", message: `${open.length} unfinished documents name this lot.` }],
    );
}

/** A new customer, or one with another limit, has the credit that is left of it. */
function credited(call: Call): void {
  for (const { after } of changesOf(call, "/customers"))
    changeBalance(call.world, after.id, { openInvoices: 0n, overdue: 0n, uninvoicedOrders: 0n });
}

/** Of an account that a request names, the answer has the last four digits. */
function masked(call: Call): void {
  const number = textAt(objectAt(call.body, "bankAccount"), "accountNumber");
  for (const { after } of changesOf(call, "/vendors")) {
    const accountNumberLast4 = number?.slice(-4);
    if (accountNumberLast4)
      call.world.store.put("/vendors", {
        ...after,
        bankAccount: { ...objectAt(after, "bankAccount"), accountNumberLast4 },
      });
  }
}

/** The reason of a hold goes with the hold. */
function reasoned(call: Call): void {
  for (const { after } of changesOf(call, "/vendors"))
    if (after.status !== "on_hold" && after.statusReason)
      call.world.store.put("/vendors", { ...after, statusReason: null });
}

/** A project keeps the moment at which it was closed, until it is opened again. */
function closed(call: Call): void {
  for (const { before, after } of changesOf(call, "/project-codes")) {
    const closedAt = after.status === "closed" ? call.world.time() : null;
    if (after.status !== (before?.status ?? "active"))
      call.world.store.put("/project-codes", { ...after, closedAt });
  }
}

/** Records that documents refer to. */
export const masterRules: Rules = {
  ...Object.fromEntries(once.map(([id, code, root, fields]) => [id, isOnce(code, root, fields)])),
  ...onBoth("vendor", {
    after: (call) => {
      masked(call);
      reasoned(call);
    },
  }),
  ...onBoth("project-code", { after: closed }),
  "create-customer": { after: credited },
  "update-customer": { after: credited },
  "update-bin-location": { refuses: ["bin-not-empty"], before: checkBin },
  "delete-lot": { refuses: ["lot-in-use"], before: checkMoved },
  "delete-bin-location": { refuses: ["bin-not-empty"], before: checkBin },
  "update-location": { refuses: ["location-has-stock", "record-in-use"], before: checkLocation },
  "update-purchase-order": {
    refuses: ["quantity-below-received", "purchase-order-not-editable"],
    after: checkReceived,
  },
};
