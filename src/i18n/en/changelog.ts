import { count } from "./counts";

/** Texts of the page of API changes; `changes` describes the changes. */
export const text = {
  changelog: "Changelog",
  title: "API changelog",
  feed: "As a feed",
  nothing: (label: string) => `Nothing has changed since ${label}.`,
  lead: (label: string, operations: number, breaking: number) =>
    `${count(operations, { one: "# operation differs", other: "# operations differ" })} from ${label}, ${breaking} of them in a way that may break a client.`,
};
