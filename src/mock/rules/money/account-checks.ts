import { objectAt, without } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { label } from "../../record-label";
import type { MockRecord } from "../../model";
import { mentions } from "../../store";
import { checkedBy, found, when, whole, type Check } from "../checks/field-checks";
import { records } from "../checks/in-use";
import { changesOf, onBoth, refuseAt, refuseCall, type Call, type Rules } from "../rule";
import { shownBalance } from "./account-balances";

const root = "/accounts";

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

const liabilities = ["payable", "credit_card", "other_current_liability", "long_term_liability"];
const growsOnCredit = new Set([...liabilities, "equity", "income", "other_income"]);
const onBalanceSheet = new Set([
  ...["bank", "receivable", "other_current_asset", "inventory", "fixed_asset", "equity"],
  ...liabilities,
]);

/** The section of the cash flow statement that a type of account belongs to. */
function sectionOf(type: unknown): string | null {
  if (type === "bank") return null;
  if (type === "fixed_asset") return "investing";
  return ["long_term_liability", "equity"].includes(String(type)) ? "financing" : "operating";
}

/** Bank accounts are what the cash flow statement explains. */
const sectionFits: Check = (call) => {
  const { type, cashFlowCategory } = whole(call);
  return when(
    type === "bank" && cashFlowCategory && "cashFlowCategory" in call.body,
    "/cashFlowCategory",
    "Bank accounts are in no section of the cash flow statement.",
    "not_for_kind",
  );
};

/** What follows from the type of an account. */
function byType(call: Call): void {
  for (const { after } of changesOf(call, root)) {
    const { type, cashFlowCategory } = after;
    const isReconciled = type === "bank" || type === "credit_card";
    const { lastReconciledOn = null } = after;
    call.world.store.put(root, {
      ...without(after, "lastReconciledOn"),
      id: after.id,
      normalBalance: growsOnCredit.has(String(type)) ? "credit" : "debit",
      cashFlowCategory: (type !== "bank" && cashFlowCategory) || sectionOf(type),
      ...(isReconciled && { lastReconciledOn }),
    });
  }
}

/** What posts to an account by default. */
const users = [
  ...["/items", "/item-categories", "/item-templates", "/locations", "/customers", "/vendors"],
  ...["/work-centers", "/tax-agencies", "/payment-methods"],
];

/** Why an account cannot be retired: records post to it, or it has a balance which years hand on. */
export function whyNeeded(account: MockRecord, call: Call): string | undefined {
  const user = records(call, users).find((one) => mentions(one, String(account.id)));
  if (user) return `${label(user)} posts to ${label(account)}.`;
  if (!onBalanceSheet.has(String(account.type))) return undefined;
  const { homeBalance } = shownBalance(account, call);
  const { amount, currency } = objectAt({ homeBalance }, "homeBalance");
  if (numberIn(homeBalance) === 0n) return undefined;
  return `${label(account)} has a balance of ${String(amount)} ${String(currency)}.`;
}

/** Refuses to retire an account that is needed. */
function checkNeeded(call: Call): void {
  const { before, body } = call;
  if (!before || body.status !== "inactive" || before.status === "inactive") return;
  const why = whyNeeded(before, call);
  if (why) refuseCall(call, "account-in-use", why);
}

/** Refuses to change what accounts below a header have in common with it. */
function checkBelow(call: Call): void {
  const { before, body, world } = call;
  if (!before) return;
  const name = ["type", "isHeader"].find((one) => one in body && body[one] !== before[one]);
  const child = world.store.list(root).find((one) => one.parentAccountId === before.id);
  if (name && child)
    refuseAt(call, "account-locked-field", `/${name}`, `${label(child)} is below the account.`);
}

/** The place of accounts in the chart, and what needs them. */
export const accountCheckRules: readonly Rules[] = [
  onBoth("account", checkedBy([parentFits, sectionFits])),
  onBoth("account", { after: byType }),
  {
    "update-account": {
      refuses: ["account-in-use", "account-locked-field"],
      before(call) {
        checkBelow(call);
        checkNeeded(call);
      },
    },
  },
];
