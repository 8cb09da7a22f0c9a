import { LocalIndex } from "../client/local-index";
import { SearchError } from "../client/algolia-types";
import type { FromWorker, ToWorker } from "./search-messages";

/** The worker as a function of messages, so that tests need no worker. */
export function serveSearch(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let index: LocalIndex | undefined;

  async function answer({ id, requests }: ToWorker & { type: "search" }): Promise<void> {
    try {
      if (!index) throw new SearchError("unreachable", "The search was not opened.");
      post({ type: "answer", id, response: await index.search(requests) });
    } catch (error) {
      const reason = error instanceof SearchError ? error.reason : "damaged";
      post({ type: "failure", id, reason, message: String(error) });
    }
  }

  return (message) => {
    if (message.type === "search") void answer(message);
    else {
      const { manifestUrl, base, manifest } = message;
      index = new LocalIndex({ manifestUrl, base, manifest, onMore: () => post({ type: "more" }) });
      index.warm();
    }
  };
}
