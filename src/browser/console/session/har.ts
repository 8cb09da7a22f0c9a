import { parseUrl } from "../../../config/addresses/parse-url";
import { addressOf, type Pair } from "../request/build-request";
import type { ReceivedAnswer } from "../send/received-answer";
import type { StoredCall } from "./calls";

const secretName = /authorization|cookie|token|secret|api-?key|password/i;

const masked = ([name, value]: Pair): Pair => [name, secretName.test(name) ? "(masked)" : value];

const pairs = (list: readonly Pair[]) => list.map(masked).map(([name, value]) => ({ name, value }));

function urlOf({ request, target, server }: StoredCall): string {
  const ofMock = server && parseUrl(server) ? server : "https://mock.invalid";
  const base = target.kind === "server" ? target.url : ofMock;
  return addressOf({ ...request, query: request.query.map(masked) }, base);
}

/** Browsers write the status 0 for a call without a response. */
const noAnswer: ReceivedAnswer = { status: 0, statusText: "", headers: [], ms: 0, body: { kind: "none" } };

function entry(call: StoredCall) {
  const { request, startedAt, target } = call;
  const answer = "answer" in call ? call.answer : noAnswer;
  const { body } = answer;
  const size = body.kind === "none" ? 0 : body.bytes;
  return {
    startedDateTime: startedAt,
    time: answer.ms,
    request: {
      method: request.method,
      url: urlOf(call),
      httpVersion: "HTTP/1.1",
      cookies: pairs(request.cookies ?? []),
      headers: pairs([
        ...(request.mediaType ? [["Content-Type", request.mediaType] as Pair] : []),
        ...request.headers,
      ]),
      queryString: pairs(request.query),
      ...(request.body !== undefined && {
        postData: { mimeType: request.mediaType ?? "", text: request.body },
      }),
      headersSize: -1,
      bodySize: request.body === undefined ? 0 : new TextEncoder().encode(request.body).length,
    },
    response: {
      status: answer.status,
      statusText: answer.statusText,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(answer.headers),
      content: {
        size,
        mimeType: body.kind === "none" ? "" : body.mediaType,
        ...(body.kind === "text" && { text: body.text }),
        ...(body.kind === "text" && body.isCut && { comment: "The beginning only." }),
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: size,
    },
    cache: {},
    timings: { send: 0, wait: answer.ms, receive: 0 },
    // The name for failures that https://github.com/ChromeDevTools/devtools-frontend uses.
    ...("unanswered" in call && {
      _error: `${call.unanswered.reason}: ${call.unanswered.message}`,
    }),
    ...(target.kind === "mock" && { comment: "The response of a mock in the browser." }),
  };
}

/** Calls as an HTTP Archive, http://www.softwareishard.com/blog/har-12-spec/ */
export function toHar(calls: readonly StoredCall[]): string {
  const creator = { name: "API console", version: "1" };
  const entries = [...calls].reverse().map(entry);
  return JSON.stringify({ log: { version: "1.2", creator, entries } }, null, 2);
}
