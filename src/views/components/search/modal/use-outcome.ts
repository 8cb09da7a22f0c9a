import { useEffect, useMemo, useState } from "react";
import { findSuggestions } from "../../../../search/client/suggestions";
import { searchClient, searchSettings } from "../site-search";
import { docSearchClient, type QueryState } from "./docsearch-client";

/** Milliseconds after which the status says that the search takes long. */
const stalledAfter = 300;

/** The client for DocSearch, the outcome of its newest query, and suggestions if it found nothing. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<QueryState>();
  const [stalled, setStalled] = useState(false);
  const [found, setFound] = useState<{ for: QueryState; suggestions: string[] }>();
  const client = useMemo(
    () =>
      docSearchClient({
        client: searchClient,
        onOutcome: setOutcome,
        base: __PATH_PREFIX__,
        externalUrlPattern: searchSettings.externalUrlPattern,
      }),
    [],
  );

  useEffect(() => {
    if (outcome?.state !== "asked") return;
    const timer = setTimeout(() => setStalled(true), stalledAfter);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [outcome]);

  useEffect(() => {
    if (outcome?.state !== "answered" || outcome.result.nbHits > 0) return;
    const { request, result } = outcome;
    searchClient()
      .then((engine) =>
        findSuggestions(engine, request, result.suggestions, searchSettings.suggestions),
      )
      .then(
        (suggestions) => setFound({ for: outcome, suggestions }),
        () => undefined,
      );
  }, [outcome]);

  const suggestions = found && found.for === outcome ? found.suggestions : [];
  return { client, outcome, stalled, suggestions };
}
