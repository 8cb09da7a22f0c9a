import { label } from "../../label";
import type { World } from "../../world";
import { today } from "../days";
import { type JsonObject, objectsAt, pick, textAt, textsAt } from "../../../openapi/json";
import { money, numberIn, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { accountFor, post, type Side, inventoryAccount } from "../money/ledger";
import { type Call, changesOf, forEach, refuseValues, refuseCall, type Rules } from "../rule";
import { afterMoves } from "../stock/after-moves";
import { availableIn, figuresAt } from "../stock/stock-figures";
import { lotOf } from "../stock/lots";
import { hasStock, inBaseUnit } from "../stock/movements";
import { freightSides } from "./transfer-freight";
import { losePieces } from "./transfer-arrivals";
import { givenFor, lineAfter, type LineProgress, progressOf } from "./transfer-lines";
import { arrive, dispatch, inBase, itemOf } from "./transfer-moves";
import { checkLotsThere } from "./transfer-sources";

const root = "/inventory-transfers";

/** What of a line has to be there when it is released. */
const neededBy = ({ quantity, lots }: JsonObject) => JSON.stringify([quantity, lots]);

/** Refuses a release without the goods for it, and changes of an open transfer that ask for more or for blocked lots. */
function checkRelease(transfer: MockRecord, before: MockRecord | undefined, call: Call): void {
  const released = before?.status === "open" ? objectsAt(before, "lines") : [];
  for (const line of objectsAt(transfer, "lines")) {
    const known = released.find(({ id }) => id === line.id);
    const named = objectsAt(known, "lots").map(({ lotNumber }) => lotNumber);
    if (known && neededBy(known) === neededBy(line)) continue;
    const item = itemOf(line, call);
    const free = availableIn(figuresAt(item, transfer.fromLocationId, call.world));
    const place = String(transfer.fromLocationId);
    const detail = `${String(item.sku)}: not enough is available at ${place}.`;
    if (free < 0n) refuseCall(call, "insufficient-stock", detail);
    const held = objectsAt(line, "lots")
      .filter(({ lotNumber }) => !named.includes(lotNumber))
      .map(({ lotNumber }) => lotOf(call, item.id, lotNumber))
      .find((lot) => lot?.status === "quarantined" || lot?.status === "expired");
    if (held)
      refuseCall(
        call,
        "lot-not-available",
        `${String(held.lotNumber)} is ${String(held.status)}. Complete the transfer in one step.`,
      );
  }
}

/** The account of goods on the road: the one that the dispatch has debited, or that of the sender now. */
function transitAccount({ fromLocationId, journalEntryIds }: MockRecord, { world }: Call): unknown {
  const [dispatchId] = textsAt({ journalEntryIds } as JsonObject, "journalEntryIds");
  const debited = objectsAt(world.store.find(dispatchId)?.record, "lines").find(
    ({ debit }) => numberIn(debit) > 0n,
  );
  const own = textAt(world.store.find(fromLocationId)?.record ?? {}, "inTransitAccountId");
  return debited?.accountId ?? own ?? accountFor("inTransit", world);
}

/** Refuses to send away in one step what others have reserved. */
function checkFree(transfer: MockRecord, before: MockRecord | undefined, call: Call): void {
  const isOneStep = before?.status === "draft" && transfer.status === "completed";
  if (!isOneStep || transfer.fromLocationId === transfer.toLocationId) return;
  const lines = objectsAt(transfer, "lines").filter(({ status }) => status !== "cancelled");
  for (const itemId of new Set(lines.map((line) => line.itemId))) {
    const own = lines.filter((line) => line.itemId === itemId);
    const item = itemOf({ itemId }, call);
    const { onHand, reserved } = figuresAt(item, transfer.fromLocationId, call.world);
    const wanted = sumOf(own, (line) => inBase(line, line.quantity, call));
    const place = String(transfer.fromLocationId);
    const detail = `${String(item.sku)}: others have reserved a part of it at ${place}.`;
    if (onHand >= wanted && onHand - reserved < wanted)
      refuseCall(call, "insufficient-stock", detail);
  }
}

/** The postings of what has left, arrived, and was lost, at cost. */
function sidesOf(
  done: readonly (LineProgress & { cost: bigint })[],
  transfer: MockRecord,
  call: Call,
): Side[] {
  const { world } = call;
  const transit = transitAccount(transfer, call);
  return done.flatMap(({ line, dispatched, arrived, lost, cost }) => {
    const inventory = inventoryAccount(itemOf(line, call), world);
    return [
      { account: inventory, amount: times(arrived - dispatched, cost) },
      { account: transit, amount: times(dispatched - arrived - lost, cost) },
      { account: accountFor("shrinkage", world), amount: times(lost, cost) },
    ];
  });
}

/** Refuses lines of which less has arrived than was sent, if nobody says why or the goods have never left. */
function checkLosses(call: Call): void {
  const { body, request, before, world } = call;
  if (request.operation.id !== "complete-inventory-transfer") return;
  const isOneStep = ["draft", "open"].includes(String(before?.status));
  if (!isOneStep && textAt(body, "reason")) return;
  for (const [index, given] of objectsAt(body, "lines").entries()) {
    const line = objectsAt(before, "lines").find(({ id }) => id === given.lineItemId);
    if (!line || !isLess(given.quantityReceived, line, world)) continue;
    const message = isOneStep
      ? `${label(line)} has not left, so it arrives in full.`
      : `${label(line)}: explain in reason why goods are missing.`;
    refuseValues(call, [
      isOneStep
        ? [`/lines/${index}/quantityReceived`, message, "range"]
        : ["/reason", message, "required"],
    ]);
  }
}

/** True for a quantity below that of a line. */
const isLess = (received: unknown, line: JsonObject, world: World): boolean => {
  const item = world.store.find(line.itemId)?.record ?? {};
  return inBaseUnit(item, received, world) < inBaseUnit(item, line.quantity, world);
};

/** A line keeps the lots and pieces with which it has left, whatever of them arrives. */
const sentLine = (line: JsonObject, before: JsonObject | undefined, { request }: Call) =>
  before && request.operation.id === "update-inventory-transfer-line-item-status"
    ? { ...line, ...pick(before, (name) => name === "lots" || name === "serialNumbers") }
    : line;

const onRoad = new Set<unknown>(["in_transit", "partially_received"]);

/** The status of a transfer, which follows from its lines once it has left. */
function statusOf({ status }: MockRecord, lines: readonly JsonObject[]): unknown {
  if (!onRoad.has(status) && status !== "completed") return status;
  if (!lines.some((line) => onRoad.has(line.status))) return "completed";
  const isSome = lines.some((line) => numberIn(line.quantityReceived) > 0n);
  return isSome ? "partially_received" : "in_transit";
}

function follow(call: Call): void {
  const { world } = call;
  for (const { before, after } of changesOf(call, root)) {
    const asksMore = before?.status !== "open" || "lines" in call.body;
    if (after.status === "open" && asksMore) {
      checkRelease(after, before, call);
      checkLotsThere(after, call);
    }
    const on = textAt(call.body, "shippedOn") ?? textAt(call.body, "receivedOn") ?? today(world);
    checkLosses(call);
    checkFree(after, before, call);
    const done = objectsAt(after, "lines").map((line) => {
      if (!hasStock(itemOf(line, call)))
        refuseCall(call, "validation-failed", `${String(line.sku)} has no stock.`);
      const given = givenFor(line, call);
      const was = objectsAt(before, "lines").find(({ id }) => id === line.id);
      const progress = progressOf(sentLine(line, was, call), was, given, call);
      const received = { line: progress.line, given, transfer: after };
      let cost = numberIn(line.unitCost);
      if (progress.dispatched > 0n) cost = dispatch(line, after, on, call);
      if (progress.arrived > 0n) arrive(received, progress.arrived, cost, on, call);
      if (progress.lost > 0n) losePieces(received, on, call);
      return { ...progress, was, cost };
    });
    const lines = done.map((one) => lineAfter(one, one.was, one.cost, call));
    const valueOf = (name: string) =>
      money(
        sumOf(lines, (line) => times(inBase(line, line[name], call), numberIn(line.unitCost))),
        "USD",
      );
    const status = statusOf(after, lines);
    const hasLeft = done.some(({ dispatched }) => dispatched > 0n);
    const hasArrived = done.some(({ arrived }) => arrived > 0n);
    const isDone = status === "completed" && before?.status !== "completed";
    const isWithin = after.fromLocationId === after.toLocationId;
    const entry = post(call, {
      type: "inventory_transfer",
      document: { ...after, locationId: after.fromLocationId },
      on,
      memo: `Transfer ${String(after.documentNumber)}`,
      sides: [
        // Goods that change their bin only stay on their account.
        ...(isWithin ? [] : sidesOf(done, after, call)),
        ...(isDone ? freightSides(call, after, lines, on) : []),
      ],
    });
    const entries = [...((after.journalEntryIds ?? []) as string[]), ...(entry ? [entry] : [])];
    world.store.put(root, {
      ...after,
      status,
      lines,
      shippedOn: hasLeft ? on : (before?.shippedOn ?? null),
      receivedOn: hasArrived ? on : (before?.receivedOn ?? null),
      valueShipped: valueOf("quantityShipped"),
      valueInTransit: valueOf("quantityInTransit"),
      valueWrittenOff: valueOf("quantityWrittenOff"),
      journalEntryIds: entries,
    });
    afterMoves(call);
  }
}

/** Moves between locations and bins. */
export const transferRules: Rules = forEach(
  [
    "create-inventory-transfer",
    "update-inventory-transfer",
    "update-inventory-transfer-status",
    "complete-inventory-transfer",
    "update-inventory-transfer-line-item-status",
  ],
  {
    refuses: [
      "insufficient-stock",
      "lot-not-available",
      "serial-not-available",
      "transfer-quantity-exceeded",
      "validation-failed",
    ],
    after: follow,
  },
);
