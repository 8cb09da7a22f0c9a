import { objectAt, textAt } from "../../../openapi/json";
import { homeCurrency } from "./ledger";
import { rateOn } from "./rates";
import { changesOf, mayRefuse, refuseCall, type Call, type Rule, type Rules } from "../rule";

/** Documents in a foreign currency, with the day whose rate counts. */
const dated = [
  ["sales-order", "/sales-orders", "orderDate"],
  ["estimate", "/estimates", "estimateDate"],
  ["purchase-order", "/purchase-orders", "orderDate"],
  ["receiving", "/receivings", "receivedOn"],
  ["bill", "/bills", "postingDate"],
  ["expense", "/expenses", "expenseDate"],
  ["payment", "/payments", "paymentDate"],
  ["refund", "/refunds", "refundDate"],
  ["credit-memo", "/credit-memos", "creditMemoDate"],
  ["journal-entry", "/journal-entries", "postingDate"],
] as const;

/** A return is credited at the rate of its order, so that no difference arises. */
const rateOfReturn = (rmaId: unknown, { world }: Call): string | undefined => {
  const order = world.store.find(world.store.find(rmaId)?.record.salesOrderId)?.record;
  return textAt(order, "exchangeRate");
};

/** Refuses what needs a rate that is not stored. */
export const refuseWithoutRate = (call: Call, currency: unknown, day: string): never =>
  refuseCall(
    call,
    "exchange-rate-missing",
    `No ${String(currency)} rate is stored for ${day} or the ten days before it.`,
  );

function rated(call: Call, root: string, field: string): void {
  const { exchangeRate: sent } = call.body;
  for (const { before, after: document } of changesOf(call, root)) {
    // Entries without a currency are in that of the books.
    const isPlain = root === "/journal-entries" && call.body.currency === undefined;
    const currency = isPlain
      ? homeCurrency
      : (document.currency ?? objectAt(document, "amount").currency);
    const day = textAt(document, field);
    if (before || currency === undefined || !day || !("exchangeRate" in document)) continue;
    const isHome = currency === homeCurrency;
    const rate = isHome
      ? null
      : (sent ?? rateOfReturn(document.rmaId, call) ?? rateOn(currency, day, call.world));
    if (rate === undefined && mayRefuse(call, "exchange-rate-missing"))
      refuseWithoutRate(call, currency, day);
    const isOther = rate !== document.exchangeRate || (isPlain && currency !== document.currency);
    if (rate !== undefined && isOther)
      call.world.store.put(root, {
        ...document,
        ...(isPlain && { currency }),
        exchangeRate: rate,
        ...(isPlain && { total: { ...objectAt(document, "total"), currency } }),
      });
  }
}

/** Documents that take the rate of the new day. Those that are posted keep theirs, unless they are posted again; drafts of bills are not posted yet. */
const rerated = new Set([
  "/sales-orders",
  "/estimates",
  "/purchase-orders",
  "/payments",
  "/refunds",
  "/credit-memos",
  "/expenses",
  "/journal-entries",
]);

/** A document that goes to a day without a rate needs one of its own. */
function checkRate(call: Call, root: string, field: string): void {
  for (const { before, after } of changesOf(call, root)) {
    const day = textAt(after, field);
    const currency = after.currency ?? objectAt(after, "amount").currency;
    if (currency === homeCurrency && after.exchangeRate)
      call.world.store.put(root, { ...after, exchangeRate: null });
    if (call.body.exchangeRate !== undefined) continue;
    if (!day || day === textAt(before, field) || !currency || currency === homeCurrency) continue;
    const exchangeRate = rateOfReturn(after.rmaId, call) ?? rateOn(currency, day, call.world);
    if (exchangeRate === undefined) refuseWithoutRate(call, currency, day);
    else if (rerated.has(root) || before?.status === "draft")
      call.world.store.put(root, { ...after, exchangeRate });
  }
}

const needsRate = (after: (call: Call) => void): Rule => ({
  refuses: ["exchange-rate-missing"],
  after,
});

export const exchangeRateRules: Rules = {
  ...Object.fromEntries(
    dated.flatMap(([kind, root, field]) => [
      [`create-${kind}`, needsRate((call) => rated(call, root, field))],
      // A change may move the day.
      [`update-${kind}`, needsRate((call) => checkRate(call, root, field))],
    ]),
  ),
  "convert-estimate-to-sales-order": needsRate((call) => rated(call, "/sales-orders", "orderDate")),
};
