import { lotRules } from "./stock/after-moves";
import { accountBalanceRules } from "./account-balances";
import { accountTypeRules } from "./account-types";
import { accountingRules } from "./accounting";
import { addressRules } from "./address-checks";
import { templateCheckRules } from "./template-checks";
import { peopleCheckRules } from "./people-checks";
import { settingsCheckRules } from "./settings-checks";
import { adjustmentRules } from "./adjustments";
import { bankDepositRules } from "./bank-deposits";
import { barcodeRules } from "./barcodes";
import { billRules } from "./bills";
import { buildRules } from "./builds";
import { categoryRules } from "./categories";
import { creditMemoRules } from "./credit-memos";
import { depositCheckRules } from "./deposit-checks";
import { depositRules } from "./deposits";
import { fieldCheckRules } from "./field-checks";
import { conditionRules } from "./conditions";
import { customValueRules } from "./custom-values";
import { fixedFieldRules } from "./fixed-fields";
import { goesAlongRules } from "./goes-along";
import { itemCostRules } from "./item-costs";
import { itemOptionRules } from "./item-options";
import { customerBalanceRules } from "./customer-balances";
import { customerRules } from "./customers";
import { credentialRules } from "./credentials";
import { labelStateRules } from "./label-states";
import { listRules } from "./listed-by";
import { limitRules } from "./limits";
import { lockRules } from "./locks";
import { masterCheckRules } from "./master-checks";
import { taxCheckRules } from "./tax-checks";
import { masterRules } from "./masters";
import { mergedPartyRules } from "./merged-parties";
import { locationMergeRules } from "./merged-locations";
import { mergeRules } from "./merges";
import { vendorBalanceRules } from "./open-bills";
import { orderTaxRules } from "./order-taxes";
import { editableRules } from "./editable";
import { documentCurrencyRules } from "./document-currency";
import { estimateRules } from "./estimates";
import { partyRules } from "./parties";
import { paymentRules } from "./payments";
import { exchangeRateRules } from "./document-rates";
import { expenseCheckRules, expenseRules } from "./expenses";
import { fundTransferRules } from "./fund-transfers";
import { lineChargeRules } from "./line-charges";
import { lineCheckRules } from "./line-checks";
import { linePriceRules } from "./prices/line-prices";
import { priceRankRules } from "./prices/price-ranks";
import { workCenterRules } from "./production/capacity";
import { productionCheckRules } from "./production/production-checks";
import { definitionRules } from "./production/definitions";
import { workPlanRules } from "./production/load";
import { purchasingRules } from "./purchasing";
import { queryCheckRules } from "./query-checks";
import { receivingHeadRules } from "./receiving-heads";
import { refundRules } from "./refunds";
import { returnRules } from "./returns";
import type { Rule, Rules } from "./rule";
import { placeCheckRules } from "./place-checks";
import { setupCheckRules } from "./setup-checks";
import { salesRules } from "./sales";
import { scanRules } from "./scans";
import { shippingRules } from "./shipping";
import { shippingLabelRules } from "./shipping-labels";
import { shippingRateRules } from "./shipping-rates";
import { sourceRules } from "./sources";
import { stockViews } from "./stock-views";
import { traceRules } from "./trace/trace";
import { transferRules } from "./transfers";
import { treeRules } from "./trees";
import { workCompletionRules } from "./work-completion";
import { workOrderRules } from "./work-orders";
import { workStockRules } from "./work-stock";
import { workReportRules } from "./work-reports";

/** The rules of all domains. */
export const domains: readonly Rules[] = [
  stockViews,
  listRules,
  partyRules,
  traceRules,
  workStockRules,
  lotRules,
  credentialRules,
  masterRules,
  ...customerRules,
  treeRules,
  sourceRules,
  conditionRules,
  ...mergedPartyRules,
  ...editableRules,
  lockRules,
  fixedFieldRules,
  customValueRules,
  limitRules,
  mergeRules,
  locationMergeRules,
  goesAlongRules,
  itemOptionRules,
  itemCostRules,
  categoryRules,
  adjustmentRules,
  transferRules,
  receivingHeadRules,
  exchangeRateRules,
  lineCheckRules,
  documentCurrencyRules,
  fieldCheckRules,
  masterCheckRules,
  taxCheckRules,
  ...setupCheckRules,
  placeCheckRules,
  barcodeRules,
  accountTypeRules,
  addressRules,
  ...settingsCheckRules,
  ...peopleCheckRules,
  templateCheckRules,
  queryCheckRules,
  productionCheckRules,
  linePriceRules,
  priceRankRules,
  orderTaxRules,
  estimateRules,
  salesRules,
  depositRules,
  shippingRateRules,
  labelStateRules,
  shippingLabelRules,
  shippingRules,
  purchasingRules,
  returnRules,
  refundRules,
  creditMemoRules,
  paymentRules,
  billRules,
  accountingRules,
  accountBalanceRules,
  vendorBalanceRules,
  customerBalanceRules,
  ...depositCheckRules,
  bankDepositRules,
  lineChargeRules,
  ...expenseCheckRules,
  expenseRules,
  fundTransferRules,
  buildRules,
  definitionRules,
  workCenterRules,
  workPlanRules,
  workOrderRules,
  workReportRules,
  workCompletionRules,
  scanRules,
];

const byOperation = new Map<string, Rule[]>();
for (const rules of domains)
  for (const [id, rule] of Object.entries(rules))
    byOperation.set(id, [...(byOperation.get(id) ?? []), rule]);

/** The rules of an operation; none for operations of other descriptions. */
export const rulesOf = (id: string): readonly Rule[] => byOperation.get(id) ?? [];
