import { parseJson } from "../../../config/parse-json";

/** A response of the mock or of a server. */
export interface ReceivedAnswer {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  /** Milliseconds from sending to the last byte. */
  ms: number;
  body: AnswerBody;
}

/** A body: as much text as a page can show, and a blob of all of it to save. */
export type AnswerBody =
  | { kind: "none" }
  | { kind: "text"; text: string; mediaType: string; isCut: boolean; bytes: number; blob?: Blob }
  | { kind: "binary"; mediaType: string; bytes: number; blob?: Blob };

/** Why a request got no response. */
export interface Unanswered {
  /** `address`: not the address of a server; `file`: a file must be chosen again. */
  reason: "address" | "blocked" | "file" | "offline" | "stopped" | "mock";
  message: string;
}

/** The value of a JSON body; undefined for other bodies. */
export function jsonOf(body: AnswerBody): unknown {
  if (body.kind !== "text" || body.isCut || !/[/+]json\b/i.test(body.mediaType)) return undefined;
  return parseJson(body.text);
}
