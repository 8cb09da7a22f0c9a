/** @jest-environment jsdom */
import type { Sent } from "../../../../../src/browser/console/send/send";
import type { ReceivedAnswer as AnswerOf } from "../../../../../src/browser/console/send/received-answer";
import { fireEvent, render, screen, texts, withConstants } from "../../../../support/views/testing";
import { operation } from "../../../../support/views/console-site";
import { InConsole } from "../../../../support/views/in-console";
import { Answer } from "../../../../../src/views/components/console/Answer";

const onField = jest.fn();
const onNextPage = jest.fn();
const server = { kind: "server", url: "https://api.example.com/v1" } as const;
const request = { method: "POST", path: "/orders", query: [], headers: [] };

const show = (sent: Sent | undefined, isSending = false) =>
  render(
    <InConsole of={operation("POST", "/orders")}>
      {() => <Answer sent={sent} isSending={isSending} onField={onField} onNextPage={onNextPage} />}
    </InConsole>,
  );

const json = (value: unknown, mediaType = "application/json"): AnswerOf["body"] => {
  const text = JSON.stringify(value);
  return { kind: "text", text, mediaType, isCut: false, bytes: text.length };
};
const answered = (changes: Partial<AnswerOf>, target: Sent["target"] = server): Sent => ({
  request,
  target,
  answer: {
    status: 200,
    statusText: "",
    headers: [],
    ms: 12.3,
    body: { kind: "none" },
    ...changes,
  },
});
const refused = (status: number, problem: object) =>
  answered({ status, body: json(problem, "application/problem+json") });
const status = () => screen.getByRole("status").textContent;
const panel = () => screen.getByRole("region", { name: "Response" });

beforeEach(() => {
  onField.mockClear();
  onNextPage.mockClear();
});

test("the state is announced: nothing sent yet, under way, and the status with its time", () => {
  const first = show(undefined);
  expect(status()).toBe("Nothing has been sent yet.");
  expect(panel().getAttribute("aria-busy")).toBe("false");
  first.unmount();
  const second = show(undefined, true);
  expect(status()).toBe("Sending …");
  expect(panel().getAttribute("aria-busy")).toBe("true");
  second.unmount();
  show(answered({ status: 204 }));
  expect(status()).toBe("204 No Content 12 ms · Real server");
  expect(screen.getByText("No body.")).toBeTruthy();
});

test("a server's own name of a status is kept", () => {
  show(answered({ status: 299, statusText: "Special" }));
  expect(status()).toMatch(/^299 Special/);
});

test("headers are counted and listed as they came", () => {
  show(
    answered({
      headers: [
        ["ETag", '"1"'],
        ["Set-Limit", "9"],
      ],
    }),
  );
  expect(screen.getByText("2 headers")).toBeTruthy();
  expect(texts(document.querySelectorAll("dt, dd"))).toEqual(["ETag", '"1"', "Set-Limit", "9"]);
});

test("a list with another page leads there; the last page does not", () => {
  const { unmount } = show(answered({ body: json({ data: [], page: { nextCursor: "abc" } }) }));
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(onNextPage).toHaveBeenCalledWith("abc");
  unmount();
  show(answered({ body: json({ data: [], page: { nextCursor: null } }) }));
  expect(screen.queryByRole("button", { name: "Next page" })).toBeNull();
});

test("a problem is told with the fields that it is about, and leads to each", () => {
  const errors = [
    { pointer: "/lines/0/sku", message: "No such item." },
    { parameter: "Idempotency-Key", rule: "too long" },
    { pointer: "", message: "Too large." },
  ];
  show(refused(422, { title: "Wrong", detail: "Three are wrong.", errors }));
  expect(texts(screen.getAllByRole("listitem"))).toEqual([
    "No such item. Go to /lines/0/sku",
    "too long Go to Idempotency-Key",
    "Too large. Go to the body",
  ]);
  for (const button of screen.getAllByRole("button", { name: /^Go to/ })) fireEvent.click(button);
  expect(onField.mock.calls).toEqual([
    [{ pointer: "/lines/0/sku" }],
    [{ parameter: "Idempotency-Key" }],
    [{ pointer: "" }],
  ]);
  // The list says it better.
  expect(screen.queryByText("Three are wrong.")).toBeNull();
});

test("a conflict is about the record, so its errors lead nowhere, and its detail is told", () => {
  const errors = [{ pointer: "/status", message: "It is closed." }];
  show(refused(409, { title: "Conflict", detail: "Closed.", errors }));
  expect(screen.getByText("Closed.")).toBeTruthy();
  expect(screen.getByText(/in a state that does not allow it/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Go to/ })).toBeNull();
});

test("what the description says of a status is told, or that it says nothing", () => {
  const { unmount } = show(refused(422, {}));
  expect(panel().textContent).toContain("What the description says: The order does not fit.");
  unmount();
  show(refused(500, {}));
  expect(panel().textContent).toContain("The description does not mention this status.");
});

test("a code leads to its explanation on this site, wherever the docs are published", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  const type = "https://docs.example.com/docs/api/errors#error-closed";
  const { unmount } = show(refused(409, { code: "closed", type }));
  expect(screen.getByRole("link", { name: "About closed" }).getAttribute("href")).toBe(
    "/site/docs/api/errors#error-closed",
  );
  unmount();
  show(refused(409, { code: "closed", type: "javascript:alert(1)" }));
  expect(screen.queryByRole("link")).toBeNull();
});

test("HTML in a body is shown as text", () => {
  const text = "<img src=x onerror=alert(1)>";
  show(answered({ body: { kind: "text", text, mediaType: "text/html", isCut: false, bytes: 28 } }));
  expect(screen.getByRole("group", { name: "Response" }).textContent).toBe(text);
  expect(document.querySelector("img")).toBeNull();
});

describe("a body that is not shown whole", () => {
  const blob = new Blob(["x"]);
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    jest.useFakeTimers();
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });
  const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

  test("says how much is shown, and can be saved", () => {
    const mediaType = "application/json";
    show(
      answered({
        body: { kind: "text", text: "[1,", mediaType, isCut: true, bytes: 900_000, blob },
      }),
    );
    expect(screen.getByText(/The first 3 B of 900 KB/)).toBeTruthy();
    save();
    expect(saved).toEqual(["answer.json"]);
  });

  test("says that it is no text, and can be saved", () => {
    show(answered({ body: { kind: "binary", mediaType: "image/png", bytes: 2000, blob } }));
    expect(screen.getByText(/image\/png, 2 KB: not shown here/)).toBeTruthy();
    save();
    expect(saved).toEqual(["answer"]);
  });

  test("says that it was too large to be read", () => {
    show(answered({ body: { kind: "binary", mediaType: "image/png", bytes: 4e7 } }));
    expect(screen.getByText(/it was not read to the end/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});

describe("without an answer", () => {
  const unanswered = (reason: "blocked" | "offline" | "stopped" | "file" | "address" | "mock") =>
    show({ request, target: server, unanswered: { reason, message: "photo.png" } });

  test.each([
    ["offline", "This browser is offline."],
    ["stopped", "Stopped."],
    ["file", "Choose a file first; there is no content for photo.png here."],
    ["address", "An address begins with https:// and has no query."],
  ] as const)("the reason is told: %s", (reason, said) => {
    unanswered(reason);
    expect(screen.getByText(said)).toBeTruthy();
    expect(status()).toBe("");
  });

  test("a mock that does not start is told, with what it said", () => {
    unanswered("mock");
    expect(screen.getByText(/The mock could not be started/)).toBeTruthy();
    expect(screen.getByText("photo.png")).toBeTruthy();
  });

  test("what a page cannot know is told with the reasons there may be, and what to do", () => {
    unanswered("blocked");
    expect(panel().textContent).toContain(
      "This page received no response from https://api.example.com",
    );
    const reasons = screen.getAllByRole("listitem");
    expect(reasons).toHaveLength(3);
    expect(reasons[0]?.textContent).toContain(`Access-Control-Allow-Origin: ${location.origin}`);
  });
});

test("an answer is copied as it is shown", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  show(answered({ body: json({ id: "ord_1" }) }));
  fireEvent.click(screen.getByRole("button", { name: "Copy the response" }));
  expect(writeText).toHaveBeenCalledWith('{"id":"ord_1"}');
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
});
