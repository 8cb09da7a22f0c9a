/**
 * What a reader does on a page: opens the next or the previous page, a row of the sidebar (`row 2` is two below the page),
 * a link in the text (`text 0` is the first), a result of a search, or goes back.
 */
export type Step =
  "next" | "previous" | "back" | `row ${number}` | `text ${number}` | `search ${string}`;

export interface Session {
  start: string;
  steps: readonly Step[];
}

const tutorial = "/docs/tutorial";
const api = "/docs/api";

/** Paths through the site, by what readers come for. */
export const sessions: readonly Session[] = [
  // Newcomers read in order.
  { start: "/docs/intro", steps: ["next", "next", "next", "next"] },
  { start: `${tutorial}/intro`, steps: ["next", "next", "text 0", "back", "next"] },
  { start: `${tutorial}/quick-start/settings`, steps: ["next", "next", "row 1", "next"] },
  { start: `${tutorial}/quick-start/account`, steps: ["next", "text 1", "back", "next"] },
  { start: `${tutorial}/quick-start/settings`, steps: ["row 2", "next", "previous"] },
  // They know the name of a page.
  { start: "/", steps: ["search sales order", "text 0"] },
  { start: "/docs/intro", steps: ["search ship", "next", "search invoice"] },
  { start: `${tutorial}/intro`, steps: ["search serial numbers", "row 1"] },
  { start: `${api}/get-items`, steps: ["search create item", "search update item"] },
  { start: "/", steps: ["search webhook", "back", "search error"] },
  // From tutorial to reference and back.
  {
    start: `${tutorial}/quick-start/settings`,
    steps: ["text 0", "back", "text 1", "back", "next"],
  },
  { start: `${tutorial}/intro`, steps: ["text 2", "next", "next"] },
  { start: "/docs/intro", steps: ["text 0", "text 0", "next"] },
  { start: "/docs/intro", steps: ["text 1", "back", "text 2"] },
  { start: "/", steps: ["text 1", "next", "text 0"] },
  // The reference, one operation after the other.
  { start: `${api}/get-items`, steps: ["row 1", "row 1", "row 1", "row 1"] },
  { start: `${api}/get-items`, steps: ["row 3", "row 1", "row -2"] },
  { start: `${api}/create-item`, steps: ["next", "next", "row 4"] },
  { start: `${api}/create-sales-order`, steps: ["row 1", "row 5", "back"] },
  { start: `${api}/ship-sales-order`, steps: ["row -1", "text 0", "back"] },
  { start: `${api}/create-rma`, steps: ["row 2", "row 1", "next"] },
  { start: `${api}/item`, steps: ["text 0", "next", "back", "text 2"] },
  { start: `${api}/item`, steps: ["text 1", "row 1", "row 1"] },
  { start: `${api}/get-items`, steps: ["text 0", "back", "next"] },
  { start: `${api}/delete-credit-memo`, steps: ["row -3", "next"] },
  // They look around.
  { start: "/", steps: ["text 0", "row 6", "row 2"] },
  { start: "/docs/intro", steps: ["row 4", "row -2", "next", "text 0"] },
  { start: "/blog", steps: ["text 0", "next", "back"] },
  { start: "/blog", steps: ["text 1", "back", "text 0"] },
  { start: "/", steps: ["text 2", "back", "text 3", "next"] },
];
