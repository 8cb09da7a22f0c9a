import type { StoredCall } from "../../../../../src/browser/console/session/calls";
import { toHar } from "../../../../../src/browser/console/session/har";

const call: StoredCall = {
  id: 1,
  slug: "create-item",
  target: { kind: "server", url: "https://api.example.com/v2" },
  startedAt: "2026-03-09T10:00:00.000Z",
  request: {
    method: "POST",
    path: "/items",
    query: [["access_token", "abc-secret"]],
    headers: [
      ["X-Api-Key", "abc-secret"],
      ["Idempotency-Key", "k-1"],
    ],
    mediaType: "application/json",
    body: '{"price": 10.50}',
  },
  answer: {
    status: 201,
    statusText: "Created",
    headers: [
      ["etag", '"1"'],
      ["set-cookie", "abc-secret"],
    ],
    ms: 12.5,
    body: { kind: "text", text: "{}", mediaType: "application/json", isCut: false, bytes: 2 },
  },
};

test("an archive contains the call, with numbers as typed and without secrets", () => {
  const text = toHar([call]);
  expect(text).not.toContain("abc-secret");
  const { log } = JSON.parse(text) as { log: { version: string; entries: unknown[] } };
  expect(log.version).toBe("1.2");
  expect(log.entries).toMatchObject([
    {
      time: 12.5,
      request: {
        method: "POST",
        url: "https://api.example.com/v2/items?access_token=(masked)",
        postData: { mimeType: "application/json", text: '{"price": 10.50}' },
      },
      response: { status: 201, content: { size: 2, text: "{}" } },
    },
  ]);
});

test("the latest call comes last", () => {
  const other = { ...call, id: 2, startedAt: "2026-03-09T10:00:01.000Z" };
  const { log } = JSON.parse(toHar([other, call])) as {
    log: { entries: { startedDateTime: string }[] };
  };
  expect(log.entries.map(({ startedDateTime }) => startedDateTime)).toEqual([
    call.startedAt,
    other.startedAt,
  ]);
});

test("a call without a response is included, with the reason", () => {
  const { id, slug, target, startedAt, request } = call;
  const lost: StoredCall = {
    ...{ id, slug, target, startedAt, request },
    unanswered: { reason: "blocked", message: "Failed to fetch" },
  };
  const { log } = JSON.parse(toHar([lost])) as { log: { entries: unknown[] } };
  expect(log.entries).toMatchObject([
    {
      request: { method: "POST", postData: { text: '{"price": 10.50}' } },
      response: { status: 0, content: { size: 0 } },
      _error: "blocked: Failed to fetch",
    },
  ]);
});
