import { accountingRules } from "./accounting";
import { adjustmentRules } from "./adjustments";
import { billRules } from "./bills";
import { creditMemoRules } from "./credit-memos";
import { orderTaxRules } from "./order-taxes";
import { paymentRules } from "./payments";
import { purchasingRules } from "./purchasing";
import { refundRules } from "./refunds";
import { returnRules } from "./returns";
import type { Rule, Rules } from "./rule";
import { salesRules } from "./sales";
import { shippingRules } from "./shipping";
import { stockViews } from "./stock-views";
import { transferRules } from "./transfers";

/** The rules of all domains. */
export const domains: readonly Rules[] = [
  stockViews,
  adjustmentRules,
  transferRules,
  orderTaxRules,
  salesRules,
  shippingRules,
  purchasingRules,
  returnRules,
  refundRules,
  creditMemoRules,
  paymentRules,
  billRules,
  accountingRules,
];

const byOperation = new Map<string, Rule[]>();
for (const rules of domains)
  for (const [id, rule] of Object.entries(rules))
    byOperation.set(id, [...(byOperation.get(id) ?? []), rule]);

/** The rules of an operation; none for operations of other descriptions. */
export const rulesOf = (id: string): readonly Rule[] => byOperation.get(id) ?? [];
