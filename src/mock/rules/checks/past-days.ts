import { objectAt, objectsAt, textAt } from "../../../openapi/json";
import { label } from "../../record-label";
import { daysBetween, today } from "../days";
import { forEach, type Call, type Rules } from "../rule";
import { checkedBy, found, when, whole, type Check } from "./field-checks";

/** What has happened has happened by today, or some days later: the clock stands still while tutorials go on from day to day. */
const notAhead =
  (field: string, days = 0): Check =>
  ({ body, world }) => {
    const day = body[field];
    const isAhead = typeof day === "string" && daysBetween(today(world), day) > days;
    return when(isAhead, `/${field}`, `${String(day)} is in the future.`, "range");
  };

/** Tutorials last a month at most. */
const arrived = (field: string) => notAhead(field, 31);

/** Money and papers are posted 366 days ahead at most. */
const soon =
  (field: string): Check =>
  ({ body, world }) =>
    when(
      daysBetween(today(world), body[field]) > 366,
      `/${field}`,
      "It is more than 366 days ahead.",
      "range",
    );

/** What something is built on, and since when that is there. */
type Base = readonly [name: string, since: unknown];

/** Nothing happens before what it is built on. Guides receive and return on days before the session what they have just made. */
const notBefore =
  (field: string, basesOf: (call: Call) => readonly Base[]): Check =>
  (call) => {
    const day = textAt(call.body, field);
    const started = call.world.started.slice(0, 10);
    const base = basesOf(call).find(
      ([, since]) => day && typeof since === "string" && day < since && since < started,
    );
    return when(base, `/${field}`, `${String(day)} is before ${String(base?.[0])}.`, "range");
  };

const orders = (call: Call): Base[] =>
  objectsAt(call.body, "lines").map((line) => {
    const order = found(call, line.purchaseOrderLineId);
    return [label(order), order?.orderDate];
  });

const sent = (call: Call): Base[] =>
  objectsAt(call.body, "lines").map((line) => {
    const rmaLine = call.world.store.find(line.rmaLineId)?.holder;
    const shipment = found(call, rmaLine?.shipmentId);
    return [label(shipment), shipment?.shippedOn];
  });

const dispatched = ({ before }: Call): Base[] => [["the dispatch", before?.shippedOn]];
const begun = ({ before }: Call): Base[] => [
  ["the start of work", before && textAt(before, "startedAt")?.slice(0, 10)],
];

const credited = (call: Call): Base[] => {
  const memo = found(call, objectAt(whole(call), "source").creditMemoId);
  return [[label(memo), memo?.creditMemoDate]];
};

const shipped = checkedBy([notAhead("shippedOn")]);
const received = checkedBy([arrived("receivedOn"), notBefore("receivedOn", dispatched)]);

/** A creation and a change of the same document. */
const both = (name: string, ...checks: readonly Check[]): Rules =>
  forEach([`create-${name}`, `update-${name}`], checkedBy(checks));

/** Days of what has happened, and of what is posted. */
export const pastDayRules: Rules = {
  "ship-sales-order": shipped,
  "complete-shipment": shipped,
  "create-inventory-adjustment": checkedBy([notAhead("adjustmentDate")]),
  "create-receiving": checkedBy([arrived("receivedOn"), notBefore("receivedOn", orders)]),
  "update-receiving": checkedBy([arrived("landedCostPostingDate")]),
  "create-return-restock": checkedBy([arrived("receivedOn"), notBefore("receivedOn", sent)]),
  "update-inventory-transfer-status": checkedBy([arrived("shippedOn")]),
  "update-inventory-transfer-line-item-status": received,
  "complete-inventory-transfer": received,
  "complete-build": checkedBy([arrived("completedOn")]),
  "update-build-status": checkedBy([arrived("reversedOn")]),
  "complete-work-order": checkedBy([arrived("completedOn"), notBefore("completedOn", begun)]),
  ...both("refund", soon("refundDate"), notBefore("refundDate", credited)),
  ...both("bill", soon("billDate"), soon("postingDate")),
  ...both("expense", soon("expenseDate")),
  ...both("credit-memo", soon("creditMemoDate")),
  ...both("bank-deposit", soon("depositDate")),
  ...both("transfer-funds", soon("transferDate")),
};
