import type { JsonObject } from "../openapi/json";

export interface MockRequest {
  method: string;
  /** With or without the base path of the server; without the query. */
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text of a body that is not JSON. */
  body?: unknown;
  /** Tells a text that was parsed from JSON from a body that is not JSON. */
  isJson?: boolean;
}

/** A response; header names are spelled as in the description. */
export interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
  /** Inside of the mock: the stored record whose version becomes the ETag, should anybody read the headers. */
  tagged?: MockRecord;
}

/** A record of the demo company or of this session. */
export type MockRecord = JsonObject;

/** What an entry of `errors` says is wrong with a value. */
export type ErrorRule =
  | "required"
  | "unknown"
  | "read_only"
  | "type"
  | "format"
  | "length"
  | "range"
  | "reference"
  | "duplicate"
  | "not_for_kind"
  | "currency"
  | "unit"
  | "stock"
  | "state";

/** An entry of `errors` in a problem. */
export interface ProblemDetail {
  pointer?: string;
  parameter?: string;
  rule: ErrorRule;
  message: string;
}
