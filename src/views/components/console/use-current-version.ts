import { buildRequest } from "../../../browser/console/request/build-request";
import type { ConsoleOperation } from "../../../browser/console/request/console-operation";
import type { Draft } from "../../../browser/console/request/draft";
import { send } from "../../../browser/console/send/send";

/** Reads the record of a request, and sets a parameter to its version. */
export function useCurrentVersion(
  of: ConsoleOperation,
  draft: Draft,
  change: (draft: Draft) => void,
): (key: string) => void {
  return (key) => {
    const { path } = buildRequest(of, draft);
    // The version belongs to the record, not to the action or line in the rest of the path.
    const record = /^(\/[^/]+\/[^/]+)/.exec(path)?.[1] ?? path;
    const reading = { method: "GET", path: record, query: [], headers: [] };
    void send(of, reading, new AbortController().signal).then((sent) => {
      if (!("answer" in sent)) return;
      const etag = sent.answer.headers.find(([name]) => name.toLowerCase() === "etag")?.[1];
      if (etag) change({ ...draft, parameters: { ...draft.parameters, [key]: etag } });
    });
  };
}
