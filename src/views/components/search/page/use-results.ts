import { useCallback, useEffect, useState } from "react";
import { findSuggestions } from "../../../../search/client/suggestions";
import { contextFilters } from "../../../../search/client/search-context";
import type { AlgoliaRequest, AlgoliaResult } from "../../../../search/client/algolia-types";
import { pageRequests } from "../../../../search/page/page-requests";
import { writePageState, type PageState } from "../../../../search/page/page-state";
import { indexName, searchClient, searchSettings } from "../site-search";
import { currentTag } from "../current-tag";
import { useMoreRecords } from "../use-more-records";

/** Milliseconds after which the status says that the search takes long. */
const stalledAfter = 300;

/** The results of the search page. */
export interface Results {
  status: "idle" | "loading" | "stalled" | "error" | "done";
  /** Of the previous query while the next is loading. */
  answer?: { state: PageState; results: AlgoliaResult[]; suggestions: string[] };
}

function requestsOf(state: PageState): AlgoliaRequest[] {
  return pageRequests(state, {
    indexName,
    contextFilters: contextFilters(searchSettings, currentTag()),
    // What two lines hold.
    snippetWords: Math.min(26, Math.floor(window.innerWidth / 32)),
    clickAnalytics: searchSettings.algolia?.clickAnalytics ?? false,
  });
}

async function ask(state: PageState): Promise<NonNullable<Results["answer"]>> {
  const client = await searchClient();
  const requests = requestsOf(state);
  const { results } = await client.search(requests);
  const [first] = results;
  const [request] = requests;
  const suggestions =
    request && first && !first.nbHits
      ? await findSuggestions(client, request, first.suggestions, searchSettings.suggestions)
      : [];
  return { state, results, suggestions };
}

/** The results of a state; another `attempt` repeats the search. */
export function useResults(state: PageState | undefined, attempt: number): Results {
  const [results, setResults] = useState<Results>({ status: "idle" });
  const [more, setMore] = useState(0);
  const key = state?.query ? writePageState(state) : undefined;

  useEffect(() => {
    if (!state || key === undefined) {
      setResults({ status: "idle" });
      return;
    }
    let current = true;
    const set = (next: (known: Results) => Results) => current && setResults(next);
    set((known) => ({ ...known, status: "loading" }));
    const timer = setTimeout(() => set((known) => ({ ...known, status: "stalled" })), stalledAfter);
    ask(state)
      .then(
        (answer) => set(() => ({ status: "done", answer })),
        (error: unknown) => {
          console.warn("The search failed", error);
          set(() => ({ status: "error" }));
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key contains the whole state
  }, [key, attempt, more]);

  const first = results.answer?.results[0];
  useMoreRecords(
    first,
    useCallback(() => setMore((count) => count + 1), []),
  );
  return results;
}
