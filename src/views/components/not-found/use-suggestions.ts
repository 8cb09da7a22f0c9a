import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { suggestRoutes, type RouteTitle } from "../../../content/navigation/suggest-routes";

/**
 * Pages whose paths are like one that does not exist; undefined until the list of all routes has come, which is
 * fetched for this alone. Empty where it cannot be fetched.
 */
export function useSuggestions(path: string): readonly RouteTitle[] | undefined {
  const [routes, setRoutes] = useState<readonly RouteTitle[]>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(withPrefix("/routes.json"), { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then(setRoutes, (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.info("There are no suggestions", error);
        setRoutes([]);
      });
    return () => leaving.abort();
  }, []);
  return path && routes ? suggestRoutes(path, routes) : undefined;
}
