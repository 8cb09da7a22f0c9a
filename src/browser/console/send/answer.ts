/** What came back, whoever sent it. */
export interface Answer {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  /** From sending to the last byte that was read, in milliseconds. */
  ms: number;
  body: AnswerBody;
}

/** A body: of a text at most as much as a page can show; everything else only to be saved. */
export type AnswerBody =
  | { kind: "none" }
  | { kind: "text"; text: string; mediaType: string; isCut: boolean; bytes: number; blob?: Blob }
  | { kind: "binary"; mediaType: string; bytes: number; blob?: Blob };

/** A request that got no answer. */
export interface Unanswered {
  /** `address`: it was not asked, because it is no address of a server; `file`: a file has to be chosen again. */
  reason: "address" | "blocked" | "file" | "offline" | "stopped" | "mock";
  message: string;
}

/** The body as JSON, when it is. */
export function jsonOf(body: AnswerBody): unknown {
  if (body.kind !== "text" || body.isCut || !/[/+]json\b/i.test(body.mediaType)) return undefined;
  try {
    return JSON.parse(body.text) as unknown;
  } catch {
    return undefined;
  }
}
