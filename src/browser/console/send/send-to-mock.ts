import { mockCredential } from "../../../mock/credential";
import { writeExact } from "../../../mock/exact-number";
import { mockQuery } from "../../../mock/mock-query";
import type { MockRequest } from "../../../mock/model";
import { percentEncoded } from "../../../openapi/percent-encoded";
import { isWrittenAsJson } from "../request/body-kind";
import type { BuiltRequest } from "../request/build-request";
import { parseExact } from "../request/exact-values";
import { askSessionMock, type MockPlace } from "../session/session-mock";
import type { Answer } from "./received-answer";

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

/** Sends a request to the mock. @throws if it cannot be started */
export async function sendToMock(place: MockPlace, request: BuiltRequest): Promise<Answer> {
  const start = performance.now();
  const { status, headers, body } = await askSessionMock(place, mockRequest(request));
  const ms = performance.now() - start;
  const text = body === undefined ? undefined : writeExact(body);
  return {
    status,
    statusText: "",
    headers: Object.entries(headers),
    ms,
    body:
      text === undefined
        ? { kind: "none" }
        : {
            kind: "text",
            text,
            mediaType: headers["Content-Type"] ?? "application/json",
            isCut: false,
            bytes: new TextEncoder().encode(text).length,
          },
  };
}
