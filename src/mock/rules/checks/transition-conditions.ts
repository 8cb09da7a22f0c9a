import { objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import { label } from "../../label";
import type { StateMachine } from "../../../openapi/state-machine";
import type { Operation } from "../../mock-operations";
import { refuse, refuseBody } from "../../problems";
import type { World } from "../../world";
import { today } from "../days";
import { chargeConditions } from "../money/charge-conditions";
import { absentBom, idleCenter, openOption } from "../production/complete-orders";
import { hasWork } from "../production/has-work";
import type { Rules } from "../rule";

/** A step from one status to another: of a record, or of one of its lines. */
export interface StatusStep {
  operation: Operation;
  machine: StateMachine | undefined;
  /** The record as it was before. */
  record: JsonObject;
  /** The line that is moved, if it is one. */
  line?: JsonObject;
  to: unknown;
  body: JsonObject;
  world: World;
}

/** What a step asks for. */
export interface Condition {
  /** The statuses that the step leads to. */
  to: readonly string[];
  /** The statuses of the record that the condition is for; all unless there are some. */
  from?: readonly string[];
  /** `transition-not-allowed` unless there is another one. */
  code?: string;
  /** Why the step is refused, and where if it is not the status; undefined if it may be. */
  reason(step: StatusStep): string | { why: string; pointer: string } | undefined;
}

const lines = (record: JsonObject) => objectsAt(record, "lines");
const isGivenUp = ({ status }: JsonObject) => status === "cancelled" || status === "declined";
const isUsed = (line: JsonObject) =>
  line.status === "accepted" || numberIn(line.quantityConverted) > 0n;

/** Offers are made again for a time to come. */
const hasTimeLeft: Condition = {
  to: ["open"],
  from: ["accepted", "declined", "expired"],
  code: "estimate-expired",
  reason: ({ record, body, world }) => {
    const until = textAt(body, "validUntil") ?? textAt(record, "validUntil");
    return until && until < today(world) ? `It was valid until ${until}.` : undefined;
  },
};

const hasLines = (to: string): Condition => ({
  to: [to],
  reason: ({ record }) => (lines(record).every(isGivenUp) ? "It has no open lines." : undefined),
});

/** An order is given up as a whole. */
const notTheLast: Condition = {
  to: ["cancelled"],
  reason: ({ record, line }) =>
    lines(record).every((one) => one.id === line?.id || isGivenUp(one))
      ? "It is the last line. Cancel the whole document instead."
      : undefined,
};

const estimateConditions: readonly Condition[] = [
  {
    to: ["draft"],
    reason: ({ record }) =>
      lines(record).some(isUsed)
        ? "At least one of its lines is accepted or converted."
        : undefined,
  },
  hasLines("accepted"),
  hasTimeLeft,
  {
    to: ["expired"],
    reason: ({ record, world }) =>
      String(record.validUntil) < today(world)
        ? undefined
        : `It is valid until ${String(record.validUntil)}.`,
  },
];

const ofEstimateIn = (statuses: readonly string[], to: readonly string[]): Condition => ({
  to,
  reason: ({ record }) =>
    statuses.includes(String(record.status))
      ? undefined
      : `The estimate is ${String(record.status)}.`,
});

const estimateLineConditions: readonly Condition[] = [
  {
    to: ["accepted", "declined", "open"],
    code: "estimate-expired",
    reason: ({ record }) => (record.status === "expired" ? "The estimate has expired." : undefined),
  },
  ofEstimateIn(["open", "accepted", "partially_converted"], ["accepted", "declined"]),
  ofEstimateIn(["open", "accepted"], ["open"]),
];

const workConditions: readonly Condition[] = [
  {
    to: ["issued"],
    from: ["on_hold"],
    reason: ({ record }) => (hasWork(record) ? "Work was done before the hold." : undefined),
  },
  {
    to: ["in_progress"],
    from: ["on_hold"],
    reason: ({ record }) => (hasWork(record) ? undefined : "No work was done before the hold."),
  },
  {
    to: ["closed"],
    reason: ({ record }) =>
      numberIn(record.quantityCompleted) > 0n
        ? undefined
        : "No pieces have been finished, so there is nothing to close.",
  },
  {
    to: ["closed"],
    reason: ({ record }) => {
      const running = objectsAt(record, "operations").find(
        (operation) => textsAt(operation, "operatorIds").length > 0,
      );
      return running && `A clock runs at ${label(running)}.`;
    },
  },
];

/** Drafts of a plan wait until its hold ends. */
const planGoesOn: Condition = {
  to: ["issued"],
  from: ["draft"],
  reason: ({ record, world }) => {
    const plan = world.store.find(record.workPlanId)?.record;
    return plan?.status === "on_hold" ? `${label(plan)} is on hold.` : undefined;
  },
};

const hasBom: Condition = {
  to: ["issued"],
  from: ["draft"],
  code: "bom-missing",
  reason: ({ record, world }) => absentBom(record, world),
};

const isComplete: Condition = {
  to: ["issued"],
  from: ["draft"],
  code: "work-order-incomplete",
  reason: ({ record, world }) => openOption(record, world) ?? idleCenter(record, world),
};

/** What is paid for an order before there is a bill. */
const paidAhead = (orderId: unknown, { store }: World): bigint =>
  store
    .list("/payments")
    .flatMap((payment) => objectsAt(payment, "allocations"))
    .filter(({ purchaseOrderId }) => purchaseOrderId === orderId)
    .reduce((sum, { amount }) => sum + numberIn(amount), 0n);

const hasBegunOrder = ({ record, world: { store } }: StatusStep): string | undefined => {
  const begun = store
    .list("/work-orders")
    .find((order) => order.workPlanId === record.id && hasWork(order));
  return begun && `Work on ${label(begun)} has begun.`;
};

/** What transitions ask of records beyond their status, by operation. */
const conditions: Readonly<Record<string, readonly Condition[]>> = {
  "update-estimate-status": estimateConditions,
  "update-estimate-line-item-status": estimateLineConditions,
  "issue-work-order": [planGoesOn, hasBom, isComplete],
  "issue-work-plan": [{ ...hasLines("issued"), code: "work-order-incomplete" }],
  "update-work-order-status": workConditions,
  "complete-work-order": [
    {
      to: ["issued", "completed", "closed"],
      from: ["issued"],
      reason: ({ record, to }) =>
        objectsAt(record, "operations").length
          ? "None of its operations has started."
          : to === "completed"
            ? undefined
            : "An order without operations is completed in one step, with its whole quantity.",
    },
  ],
  "update-billable-expense-charge-status": chargeConditions,
  "update-inventory-transfer-status": [
    hasLines("open"),
    hasLines("in_transit"),
    {
      to: ["in_transit"],
      reason: ({ record }) =>
        record.fromLocationId === record.toLocationId
          ? "Goods that stay at their location are not in transit. Complete the transfer instead."
          : undefined,
    },
  ],
  "update-inventory-transfer-line-item-status": [notTheLast],
  "update-purchase-order-status": [
    {
      to: ["cancelled"],
      code: "deposit-on-order",
      reason: ({ record, world }) => {
        const paid = paidAhead(record.id, world);
        return paid > 0n
          ? `It still has a deposit of ${money(paid, record.currency).amount}.`
          : undefined;
      },
    },
  ],
  "update-purchase-order-line-item-status": [
    notTheLast,
    {
      to: ["closed", "cancelled", "partially_received"],
      from: ["closed", "cancelled"],
      reason: ({ record }) => `The order is ${String(record.status)}.`,
    },
  ],
  "update-sales-order-line-item-status": [notTheLast],
  "update-work-plan-status": [
    { to: ["cancelled"], reason: hasBegunOrder },
    {
      to: ["issued"],
      from: ["on_hold"],
      reason: ({ record, world }) =>
        String(record.periodEnd) < today(world)
          ? `Its period ended on ${String(record.periodEnd)}.`
          : undefined,
    },
  ],
  "update-shipment-status": [
    {
      to: ["picking"],
      from: ["draft"],
      reason: ({ record, world }) => {
        const order = world.store.find(record.salesOrderId)?.record;
        return order && !["open", "partially_shipped"].includes(String(order.status))
          ? `${label(order)} is ${String(order.status)}.`
          : undefined;
      },
    },
  ],
};

/** The condition of all steps that somebody has to explain. */
const reasonGiven = "A reason is given.";

/** Refuses a step without the reason that its transition asks for. */
function checkReason({ operation, machine, record, line, to, body }: StatusStep): void {
  const { status: from } = line ?? record;
  const asks = machine?.transitions.some(
    (one) =>
      one.operationId === operation.id &&
      one.from === from &&
      one.to === to &&
      one.conditions.includes(reasonGiven),
  );
  if (!asks || textAt(body, "reason")) return;
  const message = `Explain in reason why ${label(line ?? record)} becomes ${String(to)}.`;
  refuseBody(operation, message, [{ pointer: "/reason", rule: "required", message }]);
}

/** Refuses a step of which a condition does not hold. */
export function checkConditions(step: StatusStep): void {
  checkReason(step);
  const { operation, record, line } = step;
  for (const { to, from, code = "transition-not-allowed", reason } of conditions[operation.id] ??
    []) {
    if (!to.includes(String(step.to))) continue;
    if (from && !from.includes(String(record.status))) continue;
    const refused = reason(step);
    if (!refused) continue;
    const { why, pointer } =
      typeof refused === "string" ? { why: refused, pointer: "/status" } : refused;
    const detail = `${label(line ?? record)} cannot become ${String(step.to)}. ${why}`;
    refuse(409, code, detail, [{ pointer, rule: "state", message: why }]);
  }
}

/** The codes that conditions refuse with. */
export const conditionRules: Rules = Object.fromEntries(
  Object.entries({
    ...conditions,
    "update-work-order-status-bulk": conditions["issue-work-order"] ?? [],
  }).map(([id, all]) => [id, { refuses: all.flatMap(({ code }) => code ?? []) }]),
);
