import type { DocSearchState, InternalDocSearchHit } from "@docsearch/react";
import type { PropsWithChildren } from "react";
import { text } from "../../../../i18n/text";
import { followHit } from "../open-hit";
import { searchPageOf } from "../search-address";
import { resultCount } from "../result-count";
import type { QueryState } from "./docsearch-client";
import { retryQuery, typeQuery } from "./search-field";

interface Closing {
  onClose: () => void;
}

function statusText(outcome: QueryState | undefined, stalled: boolean): string {
  if (!outcome) return "";
  if (outcome.state === "failed") return `${text.search.failed}. ${text.search.failedHelp}`;
  if (outcome.state === "asked") return stalled ? text.search.stalled : "";
  const { nbHits, complete = true } = outcome.result;
  const { query } = outcome.request;
  return nbHits ? resultCount(nbHits, query, complete) : `${text.search.noResultsFor} “${query}”`;
}

/** Announces the number of results. */
export function Status({ outcome, stalled }: { outcome: QueryState | undefined; stalled: boolean }) {
  return (
    <div
      role="status"
      className="DocSearch-VisuallyHiddenForAccessibility"
      data-search-complete={outcome?.state === "answered" && outcome.result.complete !== false}
    >
      {statusText(outcome, stalled)}
    </div>
  );
}

/** Queries that have results: while nothing is typed, and instead of DocSearch's own, which are groups of earlier results. */
export function Suggestions({ queries }: { queries: readonly string[] }) {
  if (!queries.length) return null;
  return (
    <div className="search-suggestions">
      <p className="DocSearch-Help">{text.search.trySearching}:</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => typeQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link that the router follows; the modal closes with it. */
function RouterLink({ href, onClose, children }: PropsWithChildren<{ href: string } & Closing>) {
  return (
    <a
      href={href}
      onClick={(event) => {
        followHit(event);
        if (event.defaultPrevented) onClose();
      }}
    >
      {children}
    </a>
  );
}

/** Pages to start with, while nothing is typed. */
export function SuggestedPages({ onClose }: Closing) {
  if (!SITE_FIRST_PAGES.length) return null;
  return (
    <nav className="search-pages" aria-labelledby="search-pages">
      <h2 id="search-pages" className="DocSearch-Hit-source">
        {text.search.firstPages}
      </h2>
      <ul>
        {SITE_FIRST_PAGES.map(({ label, to, href }) => (
          <li key={label}>
            <RouterLink href={to ? __PATH_PREFIX__ + to : (href ?? "")} onClose={onClose}>
              {label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The error screen. DocSearch would show "No results", because autocomplete-core becomes idle when a query fails. */
export function Failure() {
  return (
    <div className="DocSearch-ErrorScreen search-failure">
      <p className="DocSearch-Title">{text.search.failed}</p>
      <p className="DocSearch-Help">{text.search.failedHelp}</p>
      <button type="button" className="search-retry" onClick={retryQuery}>
        {text.retry}
      </button>
    </div>
  );
}

/** The link below the results to all of them on the search page. */
export function createSeeAll(onClose: () => void) {
  return function SeeAll({ state }: { state: DocSearchState<InternalDocSearchHit> }) {
    return (
      <RouterLink href={__PATH_PREFIX__ + searchPageOf(state.query)} onClose={onClose}>
        {text.search.seeAll(Number(state.context.nbHits ?? 0))}
      </RouterLink>
    );
  };
}
