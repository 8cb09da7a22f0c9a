import type { JsonObject } from "../openapi/json";

/** A request as the mock takes it; `body` is the parsed JSON, or the text when it was not JSON. */
export interface MockRequest {
  method: string;
  /** With or without the base path of the server; without the query. */
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** `body` is a text because the JSON is one. */
  isJson?: boolean;
}

/** An answer; header names as the description writes them. */
export interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
}

/** A record of the demo company or of this session. */
export type MockRecord = JsonObject;

/** One entry of `errors` in a problem. */
export interface ProblemDetail {
  pointer?: string;
  parameter?: string;
  rule: string;
  message: string;
}
