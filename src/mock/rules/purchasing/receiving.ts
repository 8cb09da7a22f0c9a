import { shareAdvance } from "./advance-bills";
import { closeRest } from "./closed-lines";
import { today } from "../days";
import { label } from "../../label";
import { objectsAt, textAt, textsAt, objectAt } from "../../../openapi/json";
import { money, numberIn, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { netPrice } from "../../net-price";
import { accountFor, homeCurrency, post, reverse, type Side } from "../money/ledger";
import { byLine, openAgain } from "../stock-documents/open-again";
import { notedCosts } from "./landed-costs";
import type { ReceivedGoods } from "./landed-shares";
import { notePrice } from "./purchase-defaults";
import { costed, takeIn, withLandedCosts } from "./received-goods";
import { checkTracked, root } from "./receiving-checks";
import { goodsAccount, hasStandardCost, varianceAccount } from "./standard-costs";
import { type Call, madeBy } from "../rule";
import { afterMoves } from "../stock/after-moves";
import { usualCost } from "../stock/costs";
import { hasStock } from "../stock/movements";
import { undoMoves } from "../stock/undo";

/** What the goods of a line are worth when they come in. */
const valueOf = ({ item, base, amount }: ReceivedGoods): bigint =>
  hasStandardCost(item) ? times(base, usualCost(item)) : amount;

/** What a line debits: its stock, with what that does not bear as a variance, or an expense. */
function debits(one: ReceivedGoods, { world }: Call): Side[] {
  const value = valueOf(one);
  const goods = { account: goodsAccount(one.line, one.item, world), amount: value };
  if (!hasStock(one.item)) return [goods];
  return [goods, { account: varianceAccount(one.item, world), amount: one.amount - value }];
}

export function received(call: Call): void {
  const { world } = call;
  for (const receiving of madeBy(call, root)) {
    const on = textAt(call.body, "receivedOn") ?? today(world);
    const given = objectsAt(call.body, "lines");
    const plain = objectsAt(receiving, "lines").map((line) => costed(line, receiving, call));
    checkTracked(call, plain);
    const goods = sumOf(plain, ({ amount }) => amount);
    const { lines: all, landed } = withLandedCosts(call, plain, receiving, on);
    const lines = all.map((one, index) =>
      hasStock(one.item) ? takeIn(one, given[index] ?? {}, receiving, on, call) : one.line,
    );
    const home = (number: bigint) => money(number, homeCurrency);
    const fixed = all.filter(({ item }) => hasStandardCost(item));
    const totals = {
      goods: home(goods),
      landedCost: home(landed),
      inventoryValue: home(sumOf(all, (one) => (hasStock(one.item) ? valueOf(one) : 0n))),
      expensedLandedCost: home(sumOf(fixed, ({ line }) => numberIn(line.landedCost))),
    };
    const party = { type: "vendor", id: receiving.vendorId };
    const entry = post(call, {
      type: "receiving",
      document: receiving,
      on,
      memo: `Receiving ${label(receiving)}`,
      sides: [
        ...all.flatMap((one) => debits(one, call)),
        { account: accountFor("goodsReceived", world), amount: -goods, party },
        { account: accountFor("landedCosts", world), amount: -landed, party },
      ],
    });
    world.store.put(root, {
      ...receiving,
      receivedOn: on,
      landedCosts: notedCosts(call, objectsAt(receiving, "landedCosts")),
      lines,
      totals,
      journalEntryIds: entry ? [entry] : [],
    });
    for (const line of lines) {
      notePrice(call, line, receiving, on);
      shareAdvance(call, line.purchaseOrderLineId);
    }
    countReceived(call, receiving);
    closeRest(call);
    afterMoves(call);
  }
}

/** The part of an order's amounts that has been received. */
function countReceived(call: Call, receiving: MockRecord): void {
  const { store } = call.world;
  for (const id of new Set(objectsAt(receiving, "lines").map((line) => line.purchaseOrderId))) {
    const order = store.get("/purchase-orders", String(id));
    if (!order) continue;
    const sum = sumOf(objectsAt(order, "lines"), (line) =>
      times(numberIn(line.quantityReceived), netPrice(line)),
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
  reopens: true,
};

/** Takes the goods of a receiving out again, and reverses its entries. */
export function unreceived(call: Call): void {
  const { world, before: receiving } = call;
  if (!receiving) return;
  const on = String(receiving.receivedOn);
  undoMoves(call, "receiving", receiving, on, "received-stock-consumed");
  const gone = byLine(objectsAt(receiving, "lines"), "purchaseOrderLineId");
  openAgain(call, purchases, gone);
  countReceived(call, receiving);
  for (const id of textsAt(receiving, "journalEntryIds"))
    reverse(call, id, textAt(world.store.find(id)?.record, "postingDate") ?? on);
  afterMoves(call);
}
