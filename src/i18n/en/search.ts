import { countIn } from "../count";
import { modal } from "./modal";

const count = countIn("en-US");

/** Texts of the search, in English. */
export const search = {
  modal,
  groups: { docs: "Docs", blog: "Blog", pages: "Pages" },
  button: "Search",
  placeholder: "Search docs",
  pageTitle: "Search",
  pageDescription: "Search the guides, the API reference and the blog.",
  label: "Search query",
  submit: "Search",
  dialog: "Search the docs",
  results: "Search results",
  loading: "Searching …",
  stalled: "Still searching …",
  empty: "Type a word, a field, a path or an error code.",
  count: (number: number, query: string) =>
    `${count(number, { one: "# result", other: "# results" })} for “${query}”`,
  noRecent: "No recent searches",
  noResultsFor: "No results for",
  trySearching: "Try searching for",
  missingResults: "Believe this query should return results?",
  letUsKnow: "Let us know.",
  failed: "Unable to fetch results",
  failedHelp: "You might want to check your network connection.",
  seeAll: (number: number) =>
    count(number, { one: "See the # result", other: "See all # results" }),
  noScript: "Searching needs JavaScript. Without it, these pages lead to everything there is:",
  filters: "Filters",
  filterKind: "Kind",
  filterGroup: "Group",
  filterVersion: "Version",
  clearFilters: "Clear filters",
  pages: "Pages of results",
  previousPage: "Previous page",
  nextPage: "Next page",
  alsoIn: (number: number) => count(number, { one: "in # operation", other: "in # operations" }),
  kinds: {
    doc: "Docs",
    tutorial: "Tutorials",
    post: "Blog posts",
    page: "Pages",
    category: "Categories",
    overview: "API guides",
    operation: "Operations",
    parameter: "Parameters",
    field: "Fields",
    error: "Error codes",
    state: "States",
    term: "Glossary",
  } as Record<string, string>,
};
