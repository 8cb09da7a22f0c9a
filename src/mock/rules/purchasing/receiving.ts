import { lentTo } from "../master-data/categories";
import { closeRest } from "./closed-lines";
import { today } from "../days";
import { label } from "../../label";
import { objectsAt, textAt, textsAt, objectAt } from "../../../openapi/json";
import { money, numberIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { netPrice } from "../../net-price";
import { accountFor, homeCurrency, inventoryAccount, post, reverse } from "../money/ledger";
import { byLine, openAgain } from "../stock-documents/open-again";
import { notedCosts } from "./landed-costs";
import { notePrice } from "./purchase-defaults";
import { costed, takeIn, withLandedCosts } from "./received-goods";
import { checkTracked, root } from "./receiving-checks";
import { type Call, madeBy } from "../rule";
import { afterMoves } from "../stock/after-moves";
import { hasStock } from "../stock/movements";
import { undoMoves } from "../stock/undo";

export function received(call: Call): void {
  const { world } = call;
  for (const receiving of madeBy(call, root)) {
    const on = textAt(call.body, "receivedOn") ?? today(world);
    const given = objectsAt(call.body, "lines");
    const plain = objectsAt(receiving, "lines").map((line) => costed(line, receiving, call));
    checkTracked(call, plain);
    const goods = plain.reduce((sum, { amount }) => sum + amount, 0n);
    const { lines: all, landed } = withLandedCosts(call, plain, receiving, on);
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
          account: hasStock(item)
            ? inventoryAccount(item, world)
            : (lentTo(item, "expenseAccountId", world) ?? accountFor("inventory", world)),
          amount,
        })),
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
    for (const line of lines) notePrice(call, line, receiving, on);
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
    const sum = objectsAt(order, "lines").reduce(
      (total, line) => total + times(numberIn(line.quantityReceived), netPrice(line)),
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
  const on = String(receiving.receivedOn);
  undoMoves(call, "receiving", receiving, on, "received-stock-consumed");
  const gone = byLine(objectsAt(receiving, "lines"), "purchaseOrderLineId");
  openAgain(call, purchases, gone);
  countReceived(call, receiving);
  for (const id of textsAt(receiving, "journalEntryIds"))
    reverse(call, id, textAt(world.store.find(id)?.record, "postingDate") ?? on);
  afterMoves(call);
}
