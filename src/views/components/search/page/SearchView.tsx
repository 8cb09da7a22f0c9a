import { useState } from "react";
import { text } from "../../../../i18n/text";
import { filterValues } from "../../../../search/page/page-requests";
import { filterNames, unfiltered } from "../../../../search/page/page-state";
import { resultCount } from "../result-count";
import { Filters } from "./Filters";
import { FirstPages, type FirstPage } from "./FirstPages";
import { Failure, NoResults } from "./Notices";
import { ResultPaging } from "./ResultPaging";
import { Results } from "./Results";
import { PageSearchForm } from "./PageSearchForm";
import * as styles from "./SearchView.module.css";
import { usePageState } from "./use-page-state";
import { useResults, type Results as ResultsState } from "./use-results";

function statusText({ status, answer }: ResultsState): string {
  if (status === "idle") return text.search.empty;
  if (status === "stalled") return text.search.stalled;
  if (status === "error" || !answer) return "";
  const [{ nbHits = 0, complete = true } = {}] = answer.results;
  const { query } = answer.state;
  return nbHits ? resultCount(nbHits, query, complete) : "";
}

/** The search page: field, count, filters, and results. */
export function SearchView({ search, pages }: { search: string; pages: readonly FirstPage[] }) {
  const [attempt, setAttempt] = useState(0);
  const { state, show } = usePageState(search);
  const results = useResults(state, attempt);
  const { status, answer } = results;
  const first = answer?.results[0];
  const canFilter =
    first && answer && (first.nbHits > 0 || filterNames.some((name) => answer.state[name].length));
  const waits = status === "loading" || status === "stalled";
  const searchFor = (query: string, typing = false) => show(unfiltered(query), typing);
  return (
    <>
      <PageSearchForm query={state?.query ?? ""} onQuery={searchFor} />
      <p role="status" className={styles.status} data-search-status={status}>
        {state && statusText(results)}
      </p>
      {status === "error" && <Failure onRetry={() => setAttempt((count) => count + 1)} />}
      {state && !state.query && <FirstPages pages={pages} />}
      {answer && first && (
        <div className={styles.columns} aria-busy={waits}>
          {canFilter && (
            <Filters
              state={answer.state}
              values={filterValues(answer.state, answer.results)}
              onChange={show}
            />
          )}
          <div className={styles.results}>
            {first.nbHits ? (
              <>
                <Results hits={first.hits} />
                <ResultPaging state={answer.state} pages={first.nbPages} />
              </>
            ) : (
              <>
                <NoResults
                  query={answer.state.query}
                  suggestions={answer.suggestions}
                  onSuggestion={searchFor}
                />
                <FirstPages pages={pages} />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}
