import { label } from "../../label";
import { mentions } from "../../store";
import { checkedBy, found, when, whole, type Check } from "../checks/field-checks";
import { records } from "../checks/in-use";
import { forEach, refuseCall, type Call, type Rules } from "../rule";

/** An account is summed up by a header of its type. */
const parentFits: Check = (call) => {
  const parent = found(call, call.body.parentAccountId);
  const { type } = whole(call);
  return [
    ...when(
      parent && parent.isHeader !== true,
      "/parentAccountId",
      `${label(parent)} is not a header.`,
      "reference",
    ),
    ...when(
      parent && parent.type !== type,
      "/parentAccountId",
      `${label(parent)} has the type ${String(parent?.type)}.`,
      "reference",
    ),
  ];
};

/** Refuses to retire an account that items, customers, or vendors post to. */
function checkNeeded(call: Call): void {
  const { before, body } = call;
  if (!before || body.status !== "inactive") return;
  const user = records(call, ["/items", "/item-categories", "/customers", "/vendors"]).find((one) =>
    mentions(one, String(before.id)),
  );
  if (user) refuseCall(call, "account-in-use", `${label(user)} posts to ${label(before)}.`);
}

/** The place of accounts in the chart, and what needs them. */
export const accountCheckRules: readonly Rules[] = [
  forEach(["create-account", "update-account"], checkedBy([parentFits])),
  { "update-account": { refuses: ["account-in-use"], before: checkNeeded } },
];
