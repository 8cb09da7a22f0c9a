import { writeExact } from "../../../mock/exact-number";
import type { BuiltRequest } from "../request/build-request";
import { mockRequest } from "../request/mock-request";
import { askSessionMock, type MockPlace } from "../session/session-mock";
import type { ReceivedAnswer } from "./received-answer";

/** Sends a request to the mock. @throws if it cannot be started */
export async function sendToMock(place: MockPlace, request: BuiltRequest): Promise<ReceivedAnswer> {
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
