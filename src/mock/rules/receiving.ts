import { byLine, openAgain } from "./open-again";
import { undoMoves } from "./stock/undo";
import {
  isObject,
  type JsonObject,
  objectsAt,
  textAt,
  textsAt,
  objectAt,
} from "../../openapi/json";
import { money, numberIn, quantity, times } from "../decimals";
import type { MockRecord } from "../model";
import { accountFor, homeCurrency, inHome, post, reverse } from "./ledger";
import { type Call, changesOf, refuseCall } from "./rule";
import { afterMoves } from "./stock/after-moves";
import { unitMoney } from "./stock/costs";
import { ensureLot } from "./stock/lots";
import { hasStock, inBaseUnit } from "./stock/movements";
import { putIn, referenceTo } from "./stock/moves";
import { pieceOf } from "./stock/serials";

const root = "/receivings";

const one = 10n ** 12n;

export const label = (record: JsonObject) =>
  String(record.documentNumber ?? record.sku ?? record.name);

/** The order before the call, and its line, that a line of a receiving names. */
function ordered(call: Call, lineId: unknown): { order?: MockRecord; line?: JsonObject } {
  const changed = call.world.store.changes().map(({ before }) => before);
  const found = call.world.store.find(lineId)?.record;
  const order =
    changed.find((one) => one && objectsAt(one, "lines").some(({ id }) => id === lineId)) ?? found;
  return { order, line: objectsAt(order, "lines").find(({ id }) => id === lineId) };
}

const receivable = new Set<unknown>(["open", "partially_received", "received"]);

/** Refuses orders that are not open, and more than the tolerance of the vendor allows. */
export function checkOrders(call: Call): void {
  for (const [index, given] of objectsAt(call.body, "lines").entries()) {
    const order = call.world.store.find(given.purchaseOrderLineId)?.record;
    const line = objectsAt(order, "lines").find(({ id }) => id === given.purchaseOrderLineId);
    if (!order || !line) continue;
    if (!receivable.has(order.status))
      refuseCall(call, "purchase-order-not-open", `${label(order)} is ${String(order.status)}.`);
    const item = call.world.store.find(line.itemId)?.record ?? {};
    const vendor = call.world.store.find(order.vendorId)?.record;
    const most = inBaseUnit(item, line.quantity, call.world);
    const allowed = most + times(most, numberIn(vendor?.overReceiptPercent) / 100n);
    const here =
      inBaseUnit(item, given.quantity, call.world) +
      inBaseUnit(item, line.quantityReceived, call.world);
    if (here > allowed)
      refuseCall(call, "over-receipt", `${label(line)}: more came than was ordered.`, [
        {
          pointer: `/lines/${index}/quantity`,
          rule: "state",
          message: "The order and the tolerance of the vendor allow less.",
        },
      ]);
    for (const serialNumber of textsAt(given, "serialNumbers"))
      if (pieceOf(call, item.id, serialNumber))
        refuseCall(call, "serial-number-taken", `${label(item)} ${serialNumber} exists already.`);
  }
}

interface Received {
  line: JsonObject;
  item: JsonObject;
  base: bigint;
  amount: bigint;
}

/** A line with its base quantity and its cost, in the currency of the books. */
function costed(line: JsonObject, receiving: MockRecord, call: Call): Received {
  const { world } = call;
  const item = world.store.find(line.itemId)?.record ?? {};
  const base = inBaseUnit(item, line.quantity, world);
  const { order } = ordered(call, line.purchaseOrderLineId);
  const amount = inHome(numberIn(line.amount), {
    currency: receiving.currency,
    exchangeRate: order?.exchangeRate,
  });
  const unitCost = base > 0n ? unitMoney((amount * one) / base) : unitMoney(0n);
  const unit = isObject(line.quantity) ? line.quantity.unit : "";
  return {
    item,
    base,
    amount,
    line: {
      ...line,
      baseQuantity: quantity(base, item.baseUnit ?? unit),
      unitCost,
      landedUnitCost: unitCost,
      landedCost: money(0n, homeCurrency),
      unitPrice: isObject(line.unitPrice)
        ? { ...line.unitPrice, amount: unitMoney(numberIn(line.unitPrice)).amount }
        : line.unitPrice,
    },
  };
}

/** Spreads landed costs over the lines by value, and adds them to what the goods cost. */
function withLandedCosts(
  lines: Received[],
  receiving: MockRecord,
): { lines: Received[]; landed: bigint } {
  const landed = objectsAt(receiving, "landedCosts").reduce(
    (sum, cost) => sum + numberIn(cost.amount),
    0n,
  );
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0n);
  if (landed === 0n || goods === 0n) return { lines, landed: 0n };
  return {
    landed,
    lines: lines.map((one) => {
      const share = numberIn(money((landed * one.amount) / goods, homeCurrency));
      const cost = one.base > 0n ? ((one.amount + share) * 10n ** 12n) / one.base : 0n;
      return {
        ...one,
        amount: one.amount + share,
        line: {
          ...one.line,
          landedCost: money(share, homeCurrency),
          landedUnitCost: unitMoney(cost),
        },
      };
    }),
  };
}

function takeIn(
  { line, item, base, amount }: Received,
  given: JsonObject,
  receiving: MockRecord,
  on: string,
  call: Call,
): JsonObject {
  const bin = textAt(given, "bin") ?? null;
  const unitCost = base > 0n ? (amount * one) / base : 0n;
  const move = {
    item,
    locationId: receiving.locationId,
    unitCost,
    document: referenceTo("receiving", receiving),
    on,
  };
  const lots = objectsAt(line, "lots").map((lot) => ({
    ...lot,
    lotId: ensureLot(call, item, { ...lot, vendorId: receiving.vendorId }, on),
  }));
  for (const lot of lots as JsonObject[]) {
    const part = inBaseUnit(item, lot.quantity, call.world);
    putIn(call, {
      ...move,
      quantity: part,
      bin: textAt(lot, "bin") ?? bin,
      lotId: String(lot.lotId),
    });
  }
  if (!lots.length && base > 0n)
    putIn(call, { ...move, quantity: base, bin, serialNumbers: textsAt(given, "serialNumbers") });
  return { ...line, bin, lots };
}

function checkLots(call: Call, { line, item, base }: Received, index: number): void {
  const lots = objectsAt(line, "lots");
  const sum = lots.reduce((total, lot) => total + inBaseUnit(item, lot.quantity, call.world), 0n);
  if ((lots.length && sum !== base) || (item.tracking === "lot" && !lots.length && base > 0n))
    refuseCall(
      call,
      "validation-failed",
      `${label(line)}: the lots do not add up to the quantity.`,
      [
        {
          pointer: `/lines/${index}/lots`,
          rule: "sum",
          message: "Lots are missing, or do not add up to the quantity.",
        },
      ],
    );
}

export function received(call: Call): void {
  const { world } = call;
  for (const { after: receiving } of changesOf(call, root).filter(({ before }) => !before)) {
    const on = textAt(call.body, "receivedOn") ?? world.time().slice(0, 10);
    const given = objectsAt(call.body, "lines");
    const plain = objectsAt(receiving, "lines").map((line) => costed(line, receiving, call));
    plain.forEach((line, index) => checkLots(call, line, index));
    const goods = plain.reduce((sum, { amount }) => sum + amount, 0n);
    const { lines: all, landed } = withLandedCosts(plain, receiving);
    const lines = all.map((one, index) =>
      hasStock(one.item) ? takeIn(one, given[index] ?? {}, receiving, on, call) : one.line,
    );
    const home = (number: bigint) => money(number, homeCurrency);
    const totals = {
      goods: home(goods),
      landedCost: home(landed),
      inventoryValue: home(goods + landed),
      expensedLandedCost: home(0n),
    };
    const party = { type: "vendor", id: receiving.vendorId };
    const entry = post(call, {
      type: "receiving",
      document: receiving,
      on,
      memo: `Receiving ${label(receiving)}`,
      sides: [
        ...all.map(({ item, amount }) => ({
          account:
            item.inventoryAccountId ?? item.expenseAccountId ?? accountFor("inventory", world),
          amount,
        })),
        { account: accountFor("goodsReceived", world), amount: -goods, party },
        { account: accountFor("landedCosts", world), amount: -landed, party },
      ],
    });
    world.store.put(root, {
      ...receiving,
      receivedOn: on,
      lines,
      totals,
      journalEntryIds: entry ? [entry] : [],
    });
    countReceived(call, receiving);
    afterMoves(call);
  }
}

/** The part of an order's amounts that has been received. */
function countReceived(call: Call, receiving: MockRecord): void {
  const { store } = call.world;
  for (const id of new Set(objectsAt(receiving, "lines").map((line) => line.purchaseOrderId))) {
    const order = store.get("/purchase-orders", String(id));
    if (!order) continue;
    const sum = objectsAt(order, "lines").reduce(
      (total, line) => total + times(numberIn(line.quantityReceived), numberIn(line.unitPrice)),
      0n,
    );
    store.put("/purchase-orders", {
      ...order,
      totals: { ...objectAt(order, "totals"), received: money(sum, order.currency) },
    });
  }
}

const purchases = {
  root: "/purchase-orders",
  field: "quantityReceived",
  none: { line: "open", document: "open" },
  some: "partially_received",
};

/** Takes the goods of a receiving out again, and reverses its entries. */
export function unreceived(call: Call): void {
  const { world, before: receiving } = call;
  if (!receiving) return;
  const on = world.time().slice(0, 10);
  undoMoves(call, "receiving", receiving, on, "received-stock-consumed");
  const gone = byLine(objectsAt(receiving, "lines"), "purchaseOrderLineId");
  openAgain(call, purchases, gone);
  countReceived(call, receiving);
  for (const id of textsAt(receiving, "journalEntryIds")) reverse(call, id, on);
  afterMoves(call);
}

export function checkBilled(call: Call): void {
  if (call.before && call.before.billingStatus !== "unbilled")
    refuseCall(call, "receiving-billed", `${label(call.before)} is billed.`);
}
