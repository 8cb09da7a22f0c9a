import { DocSearchModal } from "@docsearch/react";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { text } from "../../../../i18n/text";
import { contextFilters } from "../../../../search/client/search-context";
import { openHit } from "../open-hit";
import { missingResultsAddress } from "../search-address";
import { currentTag } from "../current-tag";
import { indexName, searchSettings } from "../site-search";
import { useMoreRecords } from "../use-more-records";
import { countClicks } from "./count-clicks";
import { Hit } from "./Hit";
import { keepFocus } from "./keep-focus";
import { createSeeAll, Failure, Status, SuggestedPages, Suggestions } from "./screens";
import { translations } from "./translations";
import { useModalParts } from "./use-modal-parts";
import { askAgain } from "./search-field";
import { useOutcome } from "./use-outcome";

const { algolia, feedbackUrl } = searchSettings;
const words = text.search;

// Before DocSearch looks for the script.
if (algolia?.clickAnalytics) countClicks();

/** Constant, because DocSearch creates a new client when one of these props changes. */
const fixed = {
  appId: algolia?.appId ?? "local",
  apiKey: algolia?.searchKey ?? "local",
  insights: algolia?.clickAnalytics ?? false,
  indexName,
  placeholder: words.placeholder,
  maxResultsPerGroup: 5,
  navigator: { navigate: ({ itemUrl }: { itemUrl: string }) => openHit(itemUrl) },
  translations,
  ...(feedbackUrl && {
    getMissingResultsUrl: ({ query }: { query: string }) =>
      missingResultsAddress(feedbackUrl, query),
  }),
};

/** DocSearch rethrows the failure that its screen shows, which is not an uncaught error of the page. */
function useHandledFailures(): void {
  useEffect(() => {
    const handle = (event: PromiseRejectionEvent) => {
      if ((event.reason as Error | undefined)?.name === "RetryError") event.preventDefault();
    };
    window.addEventListener("unhandledrejection", handle);
    return () => window.removeEventListener("unhandledrejection", handle);
  }, []);
}

interface SearchModalProps {
  initialQuery: string;
  onClose: () => void;
}

/** DocSearch's modal with the site's own client, and with roles, a "Retry" button, and suggestions, which it lacks. */
export function SearchModal({ initialQuery, onClose }: SearchModalProps) {
  const parts = useModalParts();
  const searchParameters = useMemo(
    () => ({ facetFilters: contextFilters(searchSettings, currentTag()) }),
    [],
  );
  const { client, outcome, stalled, suggestions } = useOutcome();
  const seeAll = useMemo(() => createSeeAll(onClose), [onClose]);
  useMoreRecords(outcome?.state === "answered" ? outcome.result : undefined, askAgain);
  useHandledFailures();
  const failed = outcome?.state === "failed";
  const classes = `${algolia ? "search-algolia" : "search-local"}${failed ? " search-failed" : ""}`;
  return (
    <div onKeyDownCapture={keepFocus} className={classes}>
      <DocSearchModal
        {...fixed}
        searchParameters={searchParameters}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        transformSearchClient={client}
        hitComponent={Hit}
        resultsFooterComponent={seeAll}
        onClose={onClose}
      />
      {parts.dialog && createPortal(<Status outcome={outcome} stalled={stalled} />, parts.dialog)}
      {parts.start &&
        createPortal(
          <>
            <Suggestions queries={searchSettings.suggestions} />
            <SuggestedPages onClose={onClose} />
          </>,
          parts.start,
        )}
      {parts.noResults && createPortal(<Suggestions queries={suggestions} />, parts.noResults)}
      {failed && parts.screen && createPortal(<Failure />, parts.screen)}
    </div>
  );
}
