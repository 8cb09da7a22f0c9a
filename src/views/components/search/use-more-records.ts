import { useEffect, useRef, useState } from "react";
import { searchClient } from "./site-search";

/** Repeats a query when more records have been loaded since it was answered: fields are loaded after pages. */
export function useMoreRecords(
  answered: { query: string; complete?: boolean } | undefined,
  ask: () => void,
): void {
  const [arrivals, setArrivals] = useState(0);
  const askedAgain = useRef<string>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    searchClient().then(
      (client) => {
        if (!gone) stop = client.onMoreRecords(() => setArrivals((n) => n + 1));
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  useEffect(() => {
    if (!answered || answered.complete !== false || arrivals === 0) return;
    const again = `${arrivals} ${answered.query}`;
    if (askedAgain.current === again) return;
    askedAgain.current = again;
    ask();
  }, [arrivals, answered, ask]);
}
