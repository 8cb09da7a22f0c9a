import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { suggestRoutes, type RouteTitle } from "../../../content/navigation/suggest-routes";

/** Pages with similar paths; undefined until the list of routes has been fetched, and empty if that fails. */
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
