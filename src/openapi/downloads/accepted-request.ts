/** A request to send before another one. Its path, query, and body may name variables. */
export interface RequestBefore {
  method: string;
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Without the credential. */
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  /** Variables to keep from the answer, each with the keys that lead to its value. */
  keep: Readonly<Record<string, readonly string[]>>;
}

/** Values with which an operation succeeds, in a collection whose requests are sent in order. */
export interface AcceptedRequest {
  /** Values of parameters by `place.name`: `path.itemId`. */
  parameters: Readonly<Record<string, string>>;
  mediaType?: string;
  body?: unknown;
  /** They make the record that the request is about. */
  before: readonly RequestBefore[];
}

/** Finds such values for operations, named `GET /items`, in the order in which they are sent. */
export type AcceptedRequests = (
  operations: readonly string[],
) => Promise<ReadonlyMap<string, AcceptedRequest>>;
