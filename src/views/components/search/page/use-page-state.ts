import { navigate } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import {
  isSameTyping,
  readPageState,
  writePageState,
  type PageState,
} from "../../../../search/page/page-state";
import { searchRoute } from "../search-address";

/** The state of the search page, which is in its address; undefined in static HTML, which is the same for every query. */
export function usePageState(search: string) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const state = inBrowser ? readPageState(search) : undefined;

  const show = useCallback((next: PageState, typing = false) => {
    const before = readPageState(window.location.search);
    const query = writePageState(next);
    if (query === writePageState(before)) return;
    const replace = typing && isSameTyping(before.query, next.query);
    void navigate(searchRoute + query, { replace });
  }, []);
  return { state, show };
}
