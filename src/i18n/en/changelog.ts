import { count } from "./counts";

/** Texts of the page that lists what changed in the API; what changed is in `changes`. */
export const text = {
  changelog: "Changelog",
  title: "Changelog of the API",
  feed: "As a feed",
  nothing: (label: string) => `Nothing has changed since ${label}.`,
  lead: (label: string, operations: number, breaking: number) =>
    `${count(operations, { one: "# operation differs", other: "# operations differ" })} from ${label}, ${breaking} of them in a way that may break a client.`,
};
