import { etagOf } from "./etag";
import type { MockRecord, MockResponse } from "./model";
import type { Operation } from "./mock-operations";

/** The success response of an operation. */
export function success(
  operation: Operation,
  body: unknown,
  about?: { record?: MockRecord; location?: string },
): MockResponse {
  const { status, headers, content } = operation.success;
  const has = (name: string) =>
    headers.some((header) => header.toLowerCase() === name.toLowerCase());
  return {
    status,
    headers: {
      ...(content && body !== undefined && { "Content-Type": content.mediaType }),
      ...(about?.location && has("Location") && { Location: about.location }),
    },
    ...(content && body !== undefined && { body }),
    ...(about?.record && has("ETag") && { tagged: about.record }),
  };
}

/** 304: the client has this version. */
export function notModified(record: MockRecord): MockResponse {
  return { status: 304, headers: { ETag: etagOf(record) } };
}
