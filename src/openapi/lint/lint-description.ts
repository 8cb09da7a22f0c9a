import type { Problem } from "../../problems/problem";
import type { Description } from "./description";
import { takeInventory } from "./inventory";
import type { ListedPage } from "./operation-list";
import type { Rule } from "./lint-rule";
import { closingDays } from "./rules/closing-days";
import { completeList } from "./rules/complete-list";
import { conflictTexts } from "./rules/conflict-texts";
import { createdLocations } from "./rules/created-locations";
import { createdStates } from "./rules/created-states";
import { curlParameters } from "./rules/curl-parameters";
import { customFieldEntities } from "./rules/custom-field-entities";
import { demoReferences } from "./rules/demo-references";
import { demoStates } from "./rules/demo-states";
import { datedStates } from "./rules/dated-states";
import { described } from "./rules/described";
import { diagrams } from "./rules/diagrams";
import { distinctDescriptions } from "./rules/distinct-descriptions";
import { enumDescriptions } from "./rules/enum-descriptions";
import { errorCodes } from "./rules/error-codes";
import { errorCounts } from "./rules/error-counts";
import { exchangeRates } from "./rules/exchange-rates";
import { expandNames } from "./rules/expand-names";
import { expandedExamples } from "./rules/expanded-examples";
import { exampleFields } from "./rules/example-fields";
import { filledFields } from "./rules/filled-fields";
import { examplesPresent } from "./rules/examples-present";
import { examplesValid } from "./rules/examples-valid";
import { fillerText } from "./rules/filler-text";
import { fiveWords } from "./rules/five-words";
import { hiddenFields } from "./rules/hidden-fields";
import { itemCosts } from "./rules/item-costs";
import { knownRecords } from "./rules/known-records";
import { ledgerSums } from "./rules/ledger-sums";
import { lastChanges } from "./rules/last-changes";
import { leftOutFields } from "./rules/left-out-fields";
import { lifecycleTables } from "./rules/lifecycle-tables";
import { links } from "./rules/links";
import { listQueries } from "./rules/list-queries";
import { listedOperations } from "./rules/listed-operations";
import { namedErrors } from "./rules/named-errors";
import { answeredOnce } from "./rules/answered-once";
import { openInvoices } from "./rules/open-invoices";
import { quietDays } from "./rules/quiet-days";
import { entryMoments } from "./rules/entry-moments";
import { movedValues } from "./rules/moved-values";
import { namedHeaders } from "./rules/named-headers";
import { namedParameters } from "./rules/named-parameters";
import { oneDefault } from "./rules/one-default";
import { saidOnce } from "./rules/said-once";
import { oneWord } from "./rules/one-word";
import { operationIds } from "./rules/operation-ids";
import { operationTexts } from "./rules/operation-texts";
import { overviews } from "./rules/overviews";
import { pairedExamples } from "./rules/paired-examples";
import { pathRecords } from "./rules/path-records";
import { plainWords } from "./rules/plain-words";
import { promisedFilters } from "./rules/promised-filters";
import { readErrors } from "./rules/read-errors";
import { refusalCodes } from "./rules/refusal-codes";
import { refusalExamples } from "./rules/refusal-examples";
import { refusedDrafts } from "./rules/refused-drafts";
import { lineRefusals } from "./rules/line-refusals";
import { refusedFields } from "./rules/refused-fields";
import { refusedStates } from "./rules/refused-states";
import { mergedParties } from "./rules/merged-parties";
import { sampleNames } from "./rules/sample-names";
import { scopes } from "./rules/scopes";
import { sinceVersions } from "./rules/since-versions";
import { sortDirections } from "./rules/sort-directions";
import { sortedLists } from "./rules/sorted-lists";
import { standardHeaders } from "./rules/standard-headers";
import { stateMachines } from "./rules/state-machines";
import { statusChanges } from "./rules/status-changes";
import { takenIds } from "./rules/taken-ids";
import { totals } from "./rules/totals";
import { transitionOperations } from "./rules/transition-operations";
import { unquotedCommas } from "./rules/unquoted-commas";
import { unusedFiles } from "./rules/unused-files";
import { shownRecords } from "./rules/shown-records";
import { wholeExamples } from "./rules/whole-examples";

/** Our own rules. */
export const rules: readonly Rule[] = [
  listedOperations,
  completeList,
  overviews,
  operationIds,
  operationTexts,
  described,
  fiveWords,
  plainWords,
  distinctDescriptions,
  enumDescriptions,
  examplesPresent,
  examplesValid,
  exampleFields,
  filledFields,
  fillerText,
  errorCodes,
  errorCounts,
  stateMachines,
  lifecycleTables,
  transitionOperations,
  standardHeaders,
  scopes,
  links,
  diagrams,
  unusedFiles,
  wholeExamples,
  shownRecords,
  demoReferences,
  totals,
  ledgerSums,
  itemCosts,
  knownRecords,
  movedValues,
  exchangeRates,
  createdLocations,
  createdStates,
  pairedExamples,
  pathRecords,
  unquotedCommas,
  readErrors,
  sampleNames,
  sinceVersions,
  sortedLists,
  sortDirections,
  listQueries,
  customFieldEntities,
  namedErrors,
  answeredOnce,
  openInvoices,
  quietDays,
  entryMoments,
  namedHeaders,
  namedParameters,
  curlParameters,
  expandNames,
  expandedExamples,
  promisedFilters,
  refusalCodes,
  refusalExamples,
  refusedDrafts,
  lineRefusals,
  refusedFields,
  refusedStates,
  mergedParties,
  conflictTexts,
  leftOutFields,
  hiddenFields,
  statusChanges,
  demoStates,
  datedStates,
  lastChanges,
  closingDays,
  takenIds,
  oneDefault,
  saidOnce,
  oneWord,
];

/** Checks a parsed description. Reports the same problem at the same line once. */
export function lintDescription(
  description: Description,
  list: readonly ListedPage[],
  { complete = false, only = rules }: { complete?: boolean; only?: readonly Rule[] } = {},
): Problem[] {
  // Files that cannot be parsed would cause misleading problems elsewhere.
  if (description.problems.length) return description.problems;
  const input = { description, inventory: takeInventory(description), list, complete };
  const found = only.flatMap((rule) => rule(input));
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}
