import { label } from "../../label";
import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import {
  forEach,
  onBoth,
  refuseValues,
  type Call,
  type ValueMistake,
  type Rule,
  type Rules,
} from "../rule";
import { binAt, isOpenBin } from "../stock/settings";

export type Check = (call: Call) => readonly ValueMistake[];

/** The record that an id names. */
export const found = ({ world }: Call, id: unknown): JsonObject | undefined =>
  world.store.find(id)?.record;

/** True if a location has a bin with this code. */
export const hasBin = ({ world }: Call, locationId: unknown, code: unknown) =>
  binAt(locationId, code, world) !== undefined;

/** What is wrong with a bin that goods are to be put into; nothing if none is named. */
export const closedBin = (call: Call, locationId: unknown, code: unknown): string | undefined =>
  !code || isOpenBin(locationId, code, call.world)
    ? undefined
    : hasBin(call, locationId, code)
      ? `The bin ${String(code)} is inactive.`
      : `The location has no bin ${String(code)}.`;

/** The record as it would be: what a body says, and what it leaves as it is. */
export const whole = ({ before, body }: Call): JsonObject => ({ ...before, ...body });

/** One mistake, or none. */
export const when = (isWrong: unknown, ...mistake: ValueMistake): ValueMistake[] =>
  isWrong ? [mistake] : [];

/** Refuses the mistakes that some checks find. */
export const checkedBy = (all: readonly Check[]): Rule => ({
  refuses: ["validation-failed"],
  before(call) {
    const mistakes = all.flatMap((check) => check(call));
    if (mistakes.length) refuseValues(call, mistakes);
  },
});

/** Mistakes of a part of a body, with pointers into the whole. */
export const within = (at: string, ...mistakes: readonly (ValueMistake | undefined)[]): ValueMistake[] =>
  mistakes.flatMap((one) => (one ? [[`${at}${one[0]}`, one[1], one[2]]] : []));

/** Mistakes of rows of a body; the pointer of each is a field. */
export const inRows =
  (name: string, of: (row: JsonObject, call: Call) => ValueMistake | undefined) =>
  (call: Call): ValueMistake[] =>
    objectsAt(call.body, name).flatMap((row, index) => within(`/${name}/${index}/`, of(row, call)));

/** Rows that repeat what an earlier one names. */
export const eachOnce =
  (name: string, ...fields: readonly string[]): Check =>
  ({ body }) => {
    const seen = new Set<unknown>();
    return objectsAt(body, name).flatMap((row, index): ValueMistake[] => {
      const field = fields.find((one) => row[one] !== undefined);
      if (!field || !seen.has(row[field])) {
        if (field) seen.add(row[field]);
        return [];
      }
      return [
        [`/${name}/${index}/${field}`, `${String(row[field])} is listed twice.`, "duplicate"],
      ];
    });
  };

const aboveZero =
  (field: string, part = "amount"): Check =>
  ({ body }) =>
    isObject(body[field]) && numberIn(body[field]) <= 0n
      ? [[`/${field}/${part}`, `The ${part} must be above zero.`, "range"]]
      : [];

/** Methods are offered for one direction of money, or for both. */
const directionFits: Check = (call) => {
  const { body, before } = call;
  const method = found(call, body.paymentMethodId);
  const wanted = (body.kind ?? before?.kind) === "vendor_payment" ? "disbursements" : "receipts";
  return method?.usedFor && ![wanted, "both"].includes(String(method.usedFor))
    ? [["/paymentMethodId", `${label(method)} is for ${String(method.usedFor)}.`, "not_for_kind"]]
    : [];
};

/** A bill on hold takes no payment that it did not have before. */
const notOnHold = inRows("allocations", ({ billId }, call) => {
  const bill = found(call, billId);
  const isOld = objectsAt(call.before, "allocations").some((one) => one.billId === billId);
  return bill?.paymentHold === true && !isOld
    ? ["billId", `${label(bill)} has a payment hold.`, "state"]
    : undefined;
});

const otherThanSender: Check = ({ body, before }) => {
  const [from, to] = ["fromAccountId", "toAccountId"].map((name) => body[name] ?? before?.[name]);
  return from && from === to
    ? [["/toAccountId", "It is the same account as fromAccountId.", "duplicate"]]
    : [];
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
      [
        `/${sides[wrong]?.[0]}/currency`,
        `The account is kept in ${String(currencies[wrong])}.`,
        "currency",
      ],
    ];
  const isMissing = currencies[0] !== currencies[1] && "amount" in body && !body.receivedAmount;
  const message = "The accounts have different currencies. Send the amount that arrived.";
  return when(isMissing, "/receivedAmount", message, "required");
};

/** A cost is in the currency of the customer who pays it. */
const costOfCustomer: Check = (call) => {
  const { body, before } = call;
  const currency = found(call, body.customerId ?? before?.customerId)?.currency;
  const cost = objectAt(body, "cost");
  return cost.currency && currency && cost.currency !== currency
    ? [["/cost/currency", `The currency of the customer is ${String(currency)}.`, "currency"]]
    : [];
};

/** A charge belongs to an order of the customer who pays it. */
const orderOfCustomer: Check = (call) => {
  const { body, before } = call;
  const order = found(call, body.salesOrderId);
  const isOther = order && order.customerId !== (body.customerId ?? before?.customerId);
  return when(isOther, "/salesOrderId", `${label(order)} is of another customer.`, "reference");
};

const isAssembly: Check = (call) => {
  const item = found(call, call.body.itemId);
  return [
    ...when(
      item && item.kind !== "assembly",
      "/itemId",
      `${label(item)} is not an assembly.`,
      "not_for_kind",
    ),
    ...when(item?.status === "inactive", "/itemId", `${label(item)} is inactive.`, "reference"),
  ];
};

const movesSomething = inRows("lines", ({ quantityChange, unitCost }) => {
  const change = isObject(quantityChange) ? numberIn(quantityChange) : undefined;
  if (change === 0n) return ["quantityChange", "It cannot be zero.", "range"];
  return change !== undefined && change < 0n && unitCost
    ? ["unitCost", "The costing method sets the cost of goods that leave stock.", "not_for_kind"]
    : undefined;
});

const oncePerBin: Check = (call) => {
  const seen = new Set<string>();
  return inRows("lines", ({ itemId, bin = null }) => {
    const key = JSON.stringify([itemId, bin]);
    if (seen.has(key)) return ["itemId", "The item is already listed for this bin.", "duplicate"];
    seen.add(key);
    return undefined;
  })(call);
};

/** The account that the carrier of a shipment bills: the one that is sent, or that of the customer; null if it bills the company. */
export function carrierAccountOf(call: Call): JsonObject | null | undefined {
  const { body, before } = call;
  const order = found(call, before?.salesOrderId ?? body.salesOrderId);
  const terms = body.freightTerms ?? order?.freightTerms;
  if (terms !== "collect" && terms !== "third_party") return null;
  return [body, found(call, order?.customerId)]
    .map((one) => one?.carrierAccount)
    .find((one) => isObject(one));
}

const payerFits: Check = (call) => {
  const account = carrierAccountOf(call);
  if (account === undefined)
    return [["/carrierAccount", "carrierAccount is required here.", "required"]];
  return account === null && isObject(call.body.carrierAccount)
    ? [["/carrierAccount", "carrierAccount goes with collect and third_party.", "not_for_kind"]]
    : [];
};

/** Lines of a new shipment have no ids by which packages could name them. */
const noContents = inRows("packages", ({ contents }) =>
  contents === undefined
    ? undefined
    : ["contents", "Lines have no ids yet. Send contents with update-shipment.", "not_for_kind"],
);

/** Packages hold no more of a line than leaves. */
const contentsFit: Check = ({ body, before }) => {
  const packed = new Map<unknown, bigint>();
  const rows = objectsAt(body, "lines");
  return objectsAt(body, "packages").flatMap((box, index) =>
    objectsAt(box, "contents").flatMap((content, place): ValueMistake[] => {
      const known = objectsAt(before, "lines").find(({ id }) => id === content.lineItemId);
      const line = { ...known, ...rows.find(({ id }) => id === content.lineItemId) };
      const sum = (packed.get(line.id) ?? 0n) + numberIn(content.quantity);
      packed.set(line.id, sum);
      return when(
        known && sum > numberIn(line.quantity),
        `/packages/${index}/contents/${place}/quantity`,
        `Packages would hold more of ${label(line)} than leaves.`,
        "range",
      );
    }),
  );
};

/** A field that goes with one status. */
const goesWith =
  (field: string, wanted: string): Check =>
  ({ body: { status, [field]: value } }) =>
    when(
      value !== undefined && status !== wanted,
      `/${field}`,
      `${field} does not go with ${String(status)}.`,
      "not_for_kind",
    );

/** An invoice that exists has its date. */
const oneInvoice: Check = ({ body }) =>
  when(
    body.invoiceId && body.invoiceDate,
    "/invoiceDate",
    "invoiceDate does not go with invoiceId.",
    "not_for_kind",
  );

const payments = checkedBy([
  aboveZero("amount"),
  directionFits,
  eachOnce("allocations", "billId", "purchaseOrderId", "invoiceId", "salesOrderId"),
  notOnHold,
]);
const transfers = checkedBy([otherThanSender, aboveZero("amount"), amountsOfAccounts]);
const charges = checkedBy([costOfCustomer, aboveZero("cost"), orderOfCustomer]);
const units = checkedBy([aboveZero("baseQuantity", "value")]);
const shipped = checkedBy([eachOnce("lines", "lineItemId")]);

/** What descriptions of fields promise to refuse, and schemas cannot say. */
export const fieldCheckRules: Rules = {
  ...onBoth("payment", payments),
  ...onBoth("transfer-funds", transfers),
  ...onBoth("billable-expense-charge", charges),
  "update-billable-expense-charge-status": checkedBy([
    goesWith("invoiceId", "invoiced"),
    goesWith("invoiceDate", "invoiced"),
    oneInvoice,
  ]),
  "update-work-order-status-bulk": checkedBy([eachOnce("rows", "workOrderId")]),
  ...onBoth("item-uom", units),
  "create-shipment": checkedBy([payerFits, eachOnce("lines", "salesOrderLineId"), noContents]),
  "update-shipment": checkedBy([eachOnce("lines", "id"), contentsFit]),
  "update-shipment-ship-method": checkedBy([payerFits]),
  ...forEach(["ship-sales-order", "convert-estimate-to-sales-order"], shipped),
  "update-estimate-status": checkedBy([
    goesWith("acceptedBy", "accepted"),
    goesWith("validUntil", "open"),
  ]),
  ...forEach(["create-bom", "create-build", "create-work-order"], checkedBy([isAssembly])),
  "create-assembly-routing": checkedBy([isAssembly, eachOnce("operations", "operationNumber")]),
  "create-inventory-adjustment": checkedBy([movesSomething, oncePerBin]),
};
