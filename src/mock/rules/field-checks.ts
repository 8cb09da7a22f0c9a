import { today } from "./days";
import { label } from "../label";
import { isObject, objectAt, objectsAt, type JsonObject } from "../../openapi/json";
import { numberIn } from "../decimals";
import { refuseAt, type Call, type Rule, type Rules } from "./rule";
import { goodsOf, inBaseUnit } from "./stock/movements";

/** A value that does not fit what the description of its field says, with the place of it. */
export type Mistake = readonly [pointer: string, message: string];
export type Check = (call: Call) => readonly Mistake[];

/** The record that an id names. */
export const found = ({ world }: Call, id: unknown): JsonObject | undefined =>
  world.store.find(id)?.record;

/** The record as it would be: what a body says, and what it leaves as it is. */
export const whole = ({ before, body }: Call): JsonObject => ({ ...before, ...body });

/** One mistake, or none. */
export const when = (isWrong: unknown, pointer: string, message: string): Mistake[] =>
  isWrong ? [[pointer, message]] : [];

/** Mistakes of rows of a body. */
export const inRows =
  (name: string, of: (row: JsonObject, call: Call) => readonly [string, string] | undefined) =>
  (call: Call): Mistake[] =>
    objectsAt(call.body, name).flatMap((row, index): Mistake[] => {
      const [field, message] = of(row, call) ?? [];
      return field && message ? [[`/${name}/${index}/${field}`, message]] : [];
    });

/** Rows that repeat what an earlier one names. */
export const eachOnce =
  (name: string, ...fields: readonly string[]): Check =>
  ({ body }) => {
    const seen = new Set<unknown>();
    return objectsAt(body, name).flatMap((row, index): Mistake[] => {
      const field = fields.find((one) => row[one] !== undefined);
      if (!field || !seen.has(row[field])) {
        if (field) seen.add(row[field]);
        return [];
      }
      return [[`/${name}/${index}/${field}`, `${String(row[field])} is listed twice.`]];
    });
  };

const aboveZero =
  (field: string, part = "amount"): Check =>
  ({ body }) =>
    isObject(body[field]) && numberIn(body[field]) <= 0n
      ? [[`/${field}/${part}`, `The ${part} must be above zero.`]]
      : [];

/** Methods are offered for one direction of money, or for both. */
const directionFits: Check = (call) => {
  const { body, before } = call;
  const method = found(call, body.paymentMethodId);
  const wanted = (body.kind ?? before?.kind) === "vendor_payment" ? "disbursements" : "receipts";
  return method?.usedFor && ![wanted, "both"].includes(String(method.usedFor))
    ? [["/paymentMethodId", `${label(method)} is for ${String(method.usedFor)}.`]]
    : [];
};

/** A bill on hold takes no payment that it did not have before. */
const notOnHold = inRows("allocations", ({ billId }, call) => {
  const bill = found(call, billId);
  const isOld = objectsAt(call.before, "allocations").some((one) => one.billId === billId);
  return bill?.paymentHold === true && !isOld
    ? ["billId", `${label(bill)} has a payment hold.`]
    : undefined;
});

/** Accounts that bills reach by their documents, and those that take no postings. */
const billedAccount = inRows("lines", ({ type, accountId }, call) => {
  const account = type === "account" ? found(call, accountId) : undefined;
  if (!account) return undefined;
  const isClosed = account.isHeader === true || account.status === "inactive";
  return isClosed || ["inventory", "receivable", "payable"].includes(String(account.type))
    ? [
        "accountId",
        `${String(account.number)} ${String(account.name)} cannot be used on bill lines.`,
      ]
    : undefined;
});

const otherThanSender: Check = ({ body, before }) => {
  const [from, to] = ["fromAccountId", "toAccountId"].map((name) => body[name] ?? before?.[name]);
  return from && from === to ? [["/toAccountId", "It is the same account as fromAccountId."]] : [];
};

/** Amounts are in the currency of their account, and between two currencies both are known. */
const amountsOfAccounts: Check = (call) => {
  const { body, before } = call;
  const sides = [
    ["amount", "fromAccountId"],
    ["receivedAmount", "toAccountId"],
  ] as const;
  const currencies = sides.map(([, name]) => found(call, body[name] ?? before?.[name])?.currency);
  const wrong = sides.findIndex(
    ([name], side) => isObject(body[name]) && body[name].currency !== currencies[side],
  );
  if (wrong >= 0)
    return [
      [`/${sides[wrong]?.[0]}/currency`, `The account is kept in ${String(currencies[wrong])}.`],
    ];
  const isMissing = currencies[0] !== currencies[1] && "amount" in body && !body.receivedAmount;
  return isMissing
    ? [["/receivedAmount", "The accounts have different currencies. Send the amount that arrived."]]
    : [];
};

/** No more is kept of a deposit than the cash on its slip. */
const keptOfCash: Check = (call) => {
  const { body, before } = call;
  const deposit = { ...before, ...body };
  const cash = objectsAt(deposit, "lines").reduce((sum, { type, paymentId, amount }) => {
    const payment = found(call, paymentId);
    const isCash = found(call, payment?.paymentMethodId)?.kind === "cash";
    // Fees that a processor has kept are no cash.
    if (type === "other") return numberIn(amount) > 0n ? sum + numberIn(amount) : sum;
    return isCash ? sum + numberIn(payment?.amount) - numberIn(payment?.fee) : sum;
  }, 0n);
  return numberIn(objectAt(objectAt(deposit, "cashBack"), "amount")) > cash
    ? [["/cashBack/amount", "It exceeds the cash on the deposit slip."]]
    : [];
};

/** A cost is in the currency of the customer who pays it. */
const costOfCustomer: Check = (call) => {
  const { body, before } = call;
  const currency = found(call, body.customerId ?? before?.customerId)?.currency;
  const cost = objectAt(body, "cost");
  return cost.currency && currency && cost.currency !== currency
    ? [["/cost/currency", `The currency of the customer is ${String(currency)}.`]]
    : [];
};

const notZero = inRows("lines", ({ type, amount }) =>
  type === "other" && numberIn(amount) === 0n
    ? ["amount", "The amount cannot be zero."]
    : undefined,
);

const isAssembly: Check = (call) => {
  const item = found(call, call.body.itemId);
  return item && item.kind !== "assembly"
    ? [["/itemId", `${label(item)} is not an assembly.`]]
    : [];
};

/** Bins whose goods are of one lot take no other one. */
const oneLot = inRows("lines", (line, call) => {
  const { world, body } = call;
  const bin = world.store
    .list("/bin-locations")
    .find(({ code, locationId }) => code === line.bin && locationId === body.locationId);
  const comesIn = numberIn(objectAt(line, "quantityChange")) > 0n;
  if (bin?.allowsMixedLots !== false || !comesIn) return undefined;
  const lots = new Set(
    world.store
      .list("/lots")
      .filter(({ itemId }) => itemId === line.itemId)
      .flatMap((lot) => (lotsThere(call, lot.id, line) ? [lot.lotNumber] : [])),
  );
  const other = objectsAt(line, "lots").find(({ lotNumber }) => !lots.has(lotNumber));
  return other && lots.size
    ? ["bin", `Bin ${String(line.bin)} can hold only one lot of an item.`]
    : undefined;
});

const lotsThere = ({ world, body }: Call, lotId: unknown, { itemId, bin }: JsonObject): boolean =>
  goodsOf(itemId, world).some(
    (goods) => goods.lotId === lotId && goods.bin === bin && goods.locationId === body.locationId,
  );

const movesSomething = inRows("lines", ({ quantityChange, unitCost }) => {
  const change = isObject(quantityChange) ? numberIn(quantityChange) : undefined;
  if (change === 0n) return ["quantityChange", "It cannot be zero."];
  return change !== undefined && change < 0n && unitCost
    ? ["unitCost", "The costing method sets the cost of goods that leave stock."]
    : undefined;
});

const oncePerBin: Check = (call) => {
  const seen = new Set<string>();
  return inRows("lines", ({ itemId, bin = null }) => {
    const key = JSON.stringify([itemId, bin]);
    if (seen.has(key)) return ["itemId", "The item is already listed for this bin."];
    seen.add(key);
    return undefined;
  })(call);
};

/** What has left has left by today. */
const notAhead: Check = ({ body, world }) =>
  typeof body.shippedOn === "string" && body.shippedOn > today(world)
    ? [["/shippedOn", `${body.shippedOn} is in the future.`]]
    : [];

/** The account that the carrier of a shipment bills: the one that is sent, or that of the customer; null if it bills the company. */
export function carrierAccountOf(call: Call): JsonObject | null | undefined {
  const { body, before } = call;
  const terms = body.freightTerms ?? found(call, before?.salesOrderId)?.freightTerms;
  if (terms !== "collect" && terms !== "third_party") return null;
  return [body, found(call, before?.customerId)]
    .map((one) => one?.carrierAccount)
    .find((one) => isObject(one));
}

const payerFits: Check = (call) => {
  const account = carrierAccountOf(call);
  if (account === undefined) return [["/carrierAccount", "carrierAccount is required here."]];
  return account === null && isObject(call.body.carrierAccount)
    ? [["/carrierAccount", "carrierAccount goes with collect and third_party."]]
    : [];
};

/** Fields of a request about a return that go with one status. */
const statusFields: Check = ({ body }) => {
  const { status, reason, writeOffRest } = body;
  const strange = Object.keys(body).find(
    (name) =>
      (/^(overrideReturnPeriod|notifyCustomer)$/.test(name) && status !== "authorized") ||
      (name === "writeOffRest" && status !== "closed"),
  );
  return [
    ...when(strange, `/${strange}`, `${strange} does not go with ${String(status)}.`),
    ...when(writeOffRest === true && !reason, "/reason", "Say why the rest is written off."),
  ];
};

/** Lots of returned goods are known and add up, and scrap goes into no bin. */
const putAway: Check = (call) => {
  const { world } = call;
  const rma = found(call, call.body.rmaId);
  const bins = world.store
    .list("/bin-locations")
    .filter(({ locationId }) => locationId === (call.body.locationId ?? rma?.locationId));
  return inRows("lines", ({ bin, disposition, quantity, rmaLineId, ...line }) => {
    const { itemId } = objectsAt(rma, "lines").find(({ id }) => id === rmaLineId) ?? {};
    const lots = objectsAt(line, "lots");
    const known = world.store.list("/lots").filter((lot) => lot.itemId === itemId);
    const strange = lots.find((lot) => !known.some((one) => one.lotNumber === lot.lotNumber));
    const base = (value: unknown) => inBaseUnit(found(call, itemId) ?? {}, value, world);
    const sum = lots.reduce((total, lot) => total + base(lot.quantity), 0n);
    if (bin && disposition === "scrap") return ["bin", "Scrap goes into no bin."];
    if (bin && !bins.some(({ code }) => code === bin))
      return ["bin", `The location has no bin ${String(bin)}.`];
    if (strange) return ["lots", `The item has no lot ${String(strange.lotNumber)}.`];
    return lots.length && sum !== base(quantity)
      ? ["lots", "The lots do not add up to the quantity of the line."]
      : undefined;
  })(call);
};

const payments: readonly Check[] = [
  aboveZero("amount"),
  directionFits,
  eachOnce("allocations", "billId", "purchaseOrderId", "invoiceId", "salesOrderId"),
  notOnHold,
];

/** What descriptions of fields promise to refuse, and schemas cannot say. */
const checks: Readonly<Record<string, readonly Check[]>> = {
  "create-payment": payments,
  "update-payment": payments,
  "create-bill": [billedAccount],
  "update-bill": [billedAccount],
  "create-transfer-funds": [otherThanSender, aboveZero("amount"), amountsOfAccounts],
  "update-transfer-funds": [otherThanSender, aboveZero("amount"), amountsOfAccounts],
  "create-billable-expense-charge": [costOfCustomer],
  "update-billable-expense-charge": [costOfCustomer],
  "update-work-order-status-bulk": [eachOnce("rows", "workOrderId")],
  "update-rma-status": [statusFields],
  "create-return-restock": [putAway],
  "create-item-uom": [aboveZero("baseQuantity", "value")],
  "update-item-uom": [aboveZero("baseQuantity", "value")],
  "update-shipment-ship-method": [payerFits],
  "ship-sales-order": [notAhead],
  "complete-shipment": [notAhead],
  "create-bank-deposit": [notZero, keptOfCash],
  "update-bank-deposit": [notZero, keptOfCash],
  "create-bom": [isAssembly],
  "create-assembly-routing": [isAssembly, eachOnce("operations", "operationNumber")],
  "create-inventory-adjustment": [oneLot, movesSomething, oncePerBin],
};

/** Refuses the first mistake that some checks find. */
export const checkedBy = (all: readonly Check[]): Rule => ({
  refuses: ["validation-failed"],
  before(call) {
    const [first] = all.flatMap((check) => check(call));
    if (first) refuseAt(call, "validation-failed", ...first);
  },
});

/** Values that do not fit what their fields are for. */
export const fieldCheckRules: Rules = Object.fromEntries(
  Object.entries(checks).map(([id, all]) => [id, checkedBy(all)]),
);
