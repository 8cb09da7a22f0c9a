import { useEffect, useRef, useState } from "react";
import { searchClient } from "./site-search";

/**
 * Asks a query once more when the engine can find more than it could when it answered: the fields come after the
 * pages.
 */
export function useMoreRecords(
  answered: { query: string; complete?: boolean } | undefined,
  ask: () => void,
): void {
  const [arrived, setArrived] = useState(false);
  const askedAgain = useRef<string>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    searchClient().then(
      (client) => {
        if (!gone) stop = client.onMoreRecords(() => setArrived(true));
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  useEffect(() => {
    if (!arrived || answered?.complete !== false || askedAgain.current === answered.query) return;
    askedAgain.current = answered.query;
    ask();
  }, [arrived, answered, ask]);
}
