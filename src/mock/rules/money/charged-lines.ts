import { objectAt, objectsAt } from "../../../openapi/json";
import { label } from "../../record-label";
import { isSame } from "../checks/fixed-fields";
import { chargeOf } from "../sales/line-charges";
import { forEach, refuseAt, refuseCall, refuseValues, type Call, type Rules } from "../rule";

/** Refuses to charge a line twice, to another customer than it names, before its bill is posted, or one for goods or their transport. */
function checkSource(call: Call): void {
  const { lineItemId, billId, expenseId } = objectAt(call.body, "source");
  const bill = call.world.store.find(billId)?.record;
  const expense = call.world.store.find(expenseId)?.record;
  const madeFor = objectsAt(expense, "lines").find(({ id }) => id === lineItemId)?.customerId;
  if (madeFor && madeFor !== call.body.customerId)
    refuseValues(call, [["/customerId", `The line was made for ${String(madeFor)}.`, "reference"]]);
  if (bill?.status === "draft")
    refuseValues(call, [["/source/billId", `${label(bill)} is a draft.`, "state"]]);
  const line = objectsAt(bill, "lines").find(({ id }) => id === lineItemId);
  if (line && line.type !== "account")
    refuseValues(call, [["/source/lineItemId", "It is not an account line.", "not_for_kind"]]);
  const other = lineItemId === undefined ? undefined : chargeOf(lineItemId, call);
  if (other)
    refuseCall(call, "expense-line-billed", `The line is already charged with ${label(other)}.`, [
      {
        pointer: "/source/lineItemId",
        rule: "duplicate",
        message: `It is already charged with ${String(other.id)}.`,
      },
    ]);
}

/** Refuses to change what a charge that is approved or invoiced was made from. */
function checkBilled(call: Call): void {
  const { before, body, request } = call;
  const isGone = request.operation.method === "DELETE";
  if (!isGone && !Array.isArray(body.lines)) return;
  for (const [index, line] of objectsAt(before, "lines").entries()) {
    const charge = chargeOf(line.id, call);
    if (!charge || !["approved", "invoiced"].includes(String(charge.status))) continue;
    const next = objectsAt(body, "lines").find(({ id }) => id === line.id);
    const kept = ["amount", "customerId", "markupPercent", "isBillable"].every(
      (name) => next && (!(name in next) || isSame(next[name], line[name])),
    );
    const why = `It is charged to the customer with ${label(charge)}, which is ${String(charge.status)}.`;
    if (isGone) refuseCall(call, "expense-line-billed", `Line ${index + 1}: ${why}`);
    if (!kept) refuseAt(call, "expense-line-billed", `/lines/${index}`, why);
  }
}

/** Lines of expenses that are charged to customers are charged once, and stay as they were charged. */
export const chargedLineRules: Rules = {
  "create-billable-expense-charge": {
    refuses: ["expense-line-billed", "validation-failed"],
    before: checkSource,
  },
  ...forEach(["update-expense", "delete-expense"], {
    refuses: ["expense-line-billed"],
    before: checkBilled,
  }),
};
