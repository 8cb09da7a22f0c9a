import { mockCredential } from "../../../mock/credential";
import { mockQuery } from "../../../mock/mock-query";
import type { MockRequest } from "../../../mock/model";
import { percentEncoded } from "../../../openapi/percent-encoded";
import type { FirstRequest } from "../console-file";
import { isWrittenAsJson } from "./body-kind";
import { buildRequest, type BuiltRequest } from "./build-request";
import type { ConsoleOperation } from "./console-operation";
import { firstDraft } from "./draft";
import { parseExact } from "./exact-values";

function bodyFor({ mediaType, body }: BuiltRequest): Pick<MockRequest, "body" | "isJson"> {
  if (body === undefined || mediaType === undefined) return {};
  if (!isWrittenAsJson(mediaType)) return { body };
  try {
    const read = parseExact(body);
    return { body: read, ...(typeof read === "string" && { isJson: true }) };
  } catch {
    return { body };
  }
}

/** A request in the form of the mock. */
export function mockRequest(request: BuiltRequest): MockRequest {
  const { method, path, query, headers, cookies = [], mediaType } = request;
  const cookie = cookies.map(([name, value]) => `${name}=${percentEncoded(value)}`).join("; ");
  return {
    method,
    path,
    query: mockQuery(query),
    headers: {
      ...mockCredential,
      ...(mediaType && { "Content-Type": mediaType }),
      ...(cookie && { Cookie: cookie }),
      ...Object.fromEntries(headers),
    },
    ...bodyFor(request),
  };
}

/** What Send sends first of all in a session, with what the build has found for that. */
export const firstMockRequest = (of: ConsoleOperation, first?: FirstRequest): MockRequest =>
  mockRequest(buildRequest(of, { ...firstDraft(of, {}), ...first?.draft }));
