import { keptAccountRules } from "./stock/kept-accounts";
import { lotRules } from "./stock/after-moves";
import { changeNoteRules } from "./stock/change-notes";
import { accountBalanceRules } from "./money/account-balances";
import { accountCheckRules } from "./money/account-checks";
import { accountTypeRules } from "./money/account-types";
import { accountingRules } from "./money/accounting";
import { addressRules } from "./master-data/address-checks";
import { templateCheckRules } from "./master-data/template-checks";
import { templateValueRules } from "./master-data/template-values";
import { peopleCheckRules } from "./master-data/people-checks";
import { chargedLineRules } from "./money/charged-lines";
import { companyCheckRules } from "./master-data/company-checks";
import { priceRuleCheckRules } from "./master-data/selling-checks";
import { settingsCheckRules } from "./master-data/settings-checks";
import { adjustmentLineRules } from "./stock-documents/adjustment-line-checks";
import { adjustmentRules } from "./stock-documents/adjustments";
import { bankDepositRules } from "./money/bank-deposits";
import { binCodeRules } from "./master-data/renamed-bins";
import { baseUnitRules } from "./master-data/base-units";
import { barcodeRules } from "./master-data/barcodes";
import { billCheckRules } from "./purchasing/bill-checks";
import { billRules } from "./purchasing/bills";
import { buildRules } from "./builds/builds";
import { categoryRules } from "./master-data/categories";
import { creditMemoRules } from "./money/credit-memos";
import { depositCheckRules } from "./money/deposit-checks";
import { depositRules } from "./money/deposits";
import { documentAccountRules } from "./money/document-accounts";
import { fieldCheckRules } from "./checks/field-checks";
import { pastDayRules } from "./checks/past-days";
import { conditionRules } from "./checks/transition-conditions";
import { queueRules } from "./work/work-queue";
import { partCheckRules } from "./production/part-checks";
import { fileRules } from "./master-data/file-checks";
import { fieldDefinitionRules } from "./master-data/field-definitions";
import { customCopyRules } from "./master-data/custom-copies";
import { customValueRules } from "./master-data/custom-values";
import { fixedFieldRules } from "./checks/fixed-fields";
import { goesAlongRules } from "./master-data/goes-along";
import { itemCostRules } from "./stock-documents/cost-figures";
import { itemCheckRules } from "./master-data/item-checks";
import { itemUnitRules } from "./master-data/item-unit-checks";
import { itemSettingRules } from "./master-data/item-settings";
import { itemOptionRules } from "./sales/item-options";
import { customerBalanceRules } from "./money/customer-balances";
import { customerRules } from "./master-data/customers";
import { credentialRules } from "./master-data/credentials";
import { carrierCheckRules } from "./shipping/carrier-checks";
import { labelStateRules } from "./shipping/label-states";
import { listRules } from "./master-data/listed-by";
import { lineListRules } from "./master-data/listed-lines";
import { limitRules } from "./checks/limits";
import { lockRules } from "./checks/locks";
import { masterCheckRules } from "./checks/master-checks";
import { vendorCheckRules } from "./master-data/vendor-checks";
import { taxCheckRules } from "./money/tax-checks";
import { masterRules } from "./master-data/masters";
import { mergedPartyRules } from "./master-data/refuse-merged";
import { locationFigureRules } from "./master-data/location-figures";
import { locationMergeRules } from "./master-data/merged-locations";
import { mergeRules } from "./master-data/merges";
import { vendorRules } from "./master-data/vendors";
import { vendorBalanceRules } from "./money/open-bills";
import { vendorTransactionRules } from "./money/vendor-transactions";
import { followedAddressRules } from "./sales/followed-addresses";
import { orderTaxRules } from "./sales/order-taxes";
import { editableRules } from "./checks/editable";
import { ownCurrencyRules } from "./money/own-currency";
import { estimateRules } from "./sales/estimates";
import { partyRules } from "./master-data/parties";
import { usageRules } from "./master-data/usage";
import { paymentCheckRules } from "./money/payment-checks";
import { paymentRules } from "./money/payments";
import { exchangeRateRules } from "./money/document-rates";
import { expenseCheckRules, expenseRules } from "./money/expenses";
import { fundTransferRules } from "./money/fund-transfers";
import { projectSumRules } from "./money/project-sums";
import { transferFundsCheckRules } from "./money/transfer-checks";
import { lineChargeRules } from "./sales/line-charges";
import { lineCheckRules } from "./checks/line-checks";
import { lineDescriptionRules } from "./sales/line-descriptions";
import { linePriceRules } from "./prices/line-prices";
import { followerRules } from "./sales/followers";
import { kitLineRules } from "./sales/kit-lines";
import { priceRankRules } from "./prices/price-ranks";
import { workCenterRules } from "./production/capacity";
import { productionCheckRules } from "./production/production-checks";
import { definitionRules } from "./production/definitions";
import { workPlanRules } from "./production/work-center-load";
import { planProgressRules } from "./production/plan-orders";
import { purchasingRules } from "./purchasing/purchasing";
import { queryCheckRules } from "./checks/query-checks";
import { receivingHeadRules } from "./purchasing/receiving-heads";
import { refundRules } from "./money/refunds";
import { returnCheckRules } from "./returns/return-checks";
import { returnRules } from "./returns/returns";
import type { Rule, Rules } from "./rule";
import { placeCheckRules } from "./stock/place-checks";
import { setupCheckRules } from "./checks/setup-checks";
import { salesRules } from "./sales/sales";
import { scanRules } from "./work/scans";
import { shippingRules } from "./shipping/shipping";
import { shippingLabelRules } from "./shipping/shipping-labels";
import { shippingRateRules } from "./shipping/shipping-rates";
import { attributeRules } from "./master-data/attribute-checks";
import { sourceRules } from "./purchasing/sources";
import { scannedLotRules } from "./stock-documents/scanned-lots";
import { stockViews } from "./stock-documents/stock-views";
import { traceRules } from "./trace/follow-goods";
import { transferSourceRules } from "./stock-documents/transfer-sources";
import { transferRules } from "./stock-documents/transfers";
import { treeRules } from "./master-data/trees";
import { workCompletionRules } from "./work/work-completion";
import { workOrderRules } from "./work/work-orders";
import { workStockRules } from "./work/work-stock";
import { workReportRules } from "./work/work-reports";

export const domains: readonly Rules[] = [
  stockViews,
  baseUnitRules,
  scannedLotRules,
  listRules,
  lineListRules,
  partyRules,
  usageRules,
  projectSumRules,
  traceRules,
  workStockRules,
  lotRules,
  keptAccountRules,
  changeNoteRules,
  credentialRules,
  masterRules,
  vendorRules,
  ...customerRules,
  treeRules,
  sourceRules,
  conditionRules,
  ...mergedPartyRules,
  editableRules,
  lockRules,
  ...attributeRules,
  templateValueRules,
  fixedFieldRules,
  chargedLineRules,
  customValueRules,
  ...fieldDefinitionRules,
  fileRules,
  limitRules,
  mergeRules,
  locationMergeRules,
  locationFigureRules,
  goesAlongRules,
  itemOptionRules,
  itemCheckRules,
  ...itemUnitRules,
  itemSettingRules,
  itemCostRules,
  categoryRules,
  ...adjustmentLineRules,
  adjustmentRules,
  transferRules,
  receivingHeadRules,
  exchangeRateRules,
  lineCheckRules,
  transferSourceRules,
  ...ownCurrencyRules,
  fieldCheckRules,
  pastDayRules,
  masterCheckRules,
  taxCheckRules,
  vendorCheckRules,
  setupCheckRules,
  placeCheckRules,
  barcodeRules,
  binCodeRules,
  ...accountCheckRules,
  accountTypeRules,
  ...documentAccountRules,
  addressRules,
  ...companyCheckRules,
  priceRuleCheckRules,
  ...settingsCheckRules,
  ...peopleCheckRules,
  templateCheckRules,
  queryCheckRules,
  productionCheckRules,
  partCheckRules,
  queueRules,
  followerRules,
  kitLineRules,
  linePriceRules,
  ...lineDescriptionRules,
  priceRankRules,
  orderTaxRules,
  followedAddressRules,
  estimateRules,
  salesRules,
  depositRules,
  shippingRateRules,
  carrierCheckRules,
  labelStateRules,
  shippingLabelRules,
  shippingRules,
  purchasingRules,
  returnCheckRules,
  returnRules,
  refundRules,
  creditMemoRules,
  ...paymentCheckRules,
  paymentRules,
  billCheckRules,
  billRules,
  accountingRules,
  accountBalanceRules,
  vendorBalanceRules,
  vendorTransactionRules,
  customerBalanceRules,
  ...depositCheckRules,
  ...transferFundsCheckRules,
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
  planProgressRules,
  scanRules,
  customCopyRules,
];

const byOperation = new Map<string, Rule[]>();
for (const rules of domains)
  for (const [id, rule] of Object.entries(rules))
    byOperation.set(id, [...(byOperation.get(id) ?? []), rule]);

/** The rules of an operation; none for operations of other descriptions. */
export const rulesOf = (id: string): readonly Rule[] => byOperation.get(id) ?? [];
