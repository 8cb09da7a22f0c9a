import type { AlgoliaRequest, AlgoliaResponse } from "./algolia-types";

type Requests = readonly AlgoliaRequest[];
type Search = (requests: Requests) => Promise<AlgoliaResponse>;

interface Waiting {
  requests: Requests;
  kind: string;
  answer: Promise<AlgoliaResponse>;
}

/** Requests of one kind differ in their words only: a reader goes on typing. */
const kindOf = (requests: Requests) =>
  JSON.stringify(requests, (key, value: unknown) => (key === "query" ? undefined : value));

/**
 * Runs one search at a time. While it runs, those of one kind wait together, and the last of them answers all: who types
 * fast on a slow device waits for the first letter and for the whole word, not for each letter between them.
 */
export function skipOvertaken(search: Search): Search {
  let running: Promise<unknown> = Promise.resolve();
  let last: Waiting | undefined;

  return (requests) => {
    const kind = kindOf(requests);
    if (last?.kind === kind) {
      last.requests = requests;
      return last.answer;
    }
    const start = () => {
      if (last === waiting) last = undefined;
      return search(waiting.requests);
    };
    const waiting: Waiting = { requests, kind, answer: running.then(start) };
    last = waiting;
    running = waiting.answer.catch(() => undefined);
    return waiting.answer;
  };
}
