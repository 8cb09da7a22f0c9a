import { createContext } from "react";

/** What the components of a page refer to, from the page's query. */
export const NamedThingsContext = createContext<Omit<Queries.NamedThingsFragment, "language">>({
  operations: [],
  statuses: [],
  terms: [],
  pictures: [],
});
