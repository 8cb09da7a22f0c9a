import { writeExact } from "../../mock/exact-number";
import type { MockRequest } from "../../mock/model";
import { formFields, isForm, type BuiltRequest } from "../request/build-request";
import { parseExact } from "../request/exact-values";
import { askSessionMock } from "../session/session-mock";
import type { Answer } from "./answer";

function bodyFor({ mediaType, body }: BuiltRequest): unknown {
  if (body === undefined || mediaType === undefined) return undefined;
  if (isForm(mediaType)) return Object.fromEntries(formFields(body));
  try {
    return parseExact(body);
  } catch {
    return body;
  }
}

/** The mock accepts any credential; the one for a real server never gets to it. */
const credential = { Authorization: "Bearer mock" };

/** A request as the mock takes it. */
export function mockRequest(request: BuiltRequest): MockRequest {
  const { method, path, query, headers, mediaType } = request;
  const body = bodyFor(request);
  const joined = new Map<string, string>();
  for (const [name, value] of query)
    joined.set(name, joined.has(name) ? `${joined.get(name)},${value}` : value);
  return {
    method,
    path,
    query: Object.fromEntries(joined),
    headers: {
      ...credential,
      ...(mediaType && { "Content-Type": mediaType }),
      ...Object.fromEntries(headers),
    },
    ...(body !== undefined && { body }),
  };
}

/** Asks the mock. @throws when it cannot be started */
export async function sendToMock(file: string, request: BuiltRequest): Promise<Answer> {
  const start = performance.now();
  const { status, headers, body } = await askSessionMock(file, mockRequest(request));
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
