import type { CurlRequest } from "../../checks/snippets/curl-commands";
import type { Snippet } from "../../checks/snippets/page-snippets";

type Of<Kind extends Snippet["kind"]> = Extract<Snippet, { kind: Kind }>;

/** A call on a page, with its body and response. */
export interface WalkStep {
  /** Slug of the operation. */
  operation: string;
  line: number;
  /** Missing if the page shows a body and a response without a command. */
  curl?: CurlRequest;
  /** The request fence that `-d @file` refers to. */
  body?: Of<"request">;
  /** The first response fence of the operation before the next call. */
  response?: Of<"response">;
}

function fenceOfFile(
  file: string,
  requests: readonly Of<"request">[],
  operation: string,
): Of<"request"> | undefined {
  const before = [...requests].reverse();
  return (
    before.find(({ title }) => title === file) ??
    before.find((request) => request.operation === operation)
  );
}

/** The calls of a page, in order. */
export function stepsOf(snippets: readonly Snippet[]): WalkStep[] {
  const steps: WalkStep[] = [];
  const requests: Of<"request">[] = [];
  let open: Of<"request"> | undefined;
  for (const snippet of snippets) {
    const { operation, fence } = snippet;
    if (snippet.kind === "request") requests.push((open = snippet));
    if (snippet.kind === "call") {
      for (const curl of snippet.requests) {
        const body =
          curl.body?.kind === "file" ? fenceOfFile(curl.body.file, requests, operation) : undefined;
        steps.push({ operation, line: fence.line + curl.line, curl, ...(body && { body }) });
      }
      open = undefined;
    }
    if (snippet.kind === "response") {
      const alone = open?.operation === operation ? open : undefined;
      if (alone) steps.push({ operation, line: alone.fence.line, body: alone });
      open = undefined;
      const last = steps.at(-1);
      if (last?.operation === operation && !last.response) last.response = snippet;
    }
  }
  return steps;
}
