/** @jest-environment jsdom */
import {
  copied,
  fireEvent,
  screen,
  waitFor,
  withConstants,
} from "../../../../support/views/testing";
import { answer, click, field, open, send, status, type } from "./open-console";
import { chooseTarget, keepSecret } from "../../../../../src/browser/console/session/target";
import type { Credential } from "../../../../../src/openapi/security-options";

const url = "https://api.example.com/v1";
const token: Credential = {
  kind: "bearer",
  place: "header",
  name: "Authorization",
  scheme: "token",
  label: "Bearer token",
};
let asked: { address: string; headers: Headers; credentials?: RequestCredentials }[];

beforeEach(() => {
  asked = [];
  withConstants({ SITE_REAL_SERVERS: true });
  chooseTarget({ kind: "server", url });
  Object.assign(globalThis, { Headers: class extends Map<string, string> {} });
});

/** Answers with a status and no body. */
const serve = (code: number) => {
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    asked.push({ address, headers: init.headers as Headers, credentials: init.credentials });
    return { status: code, statusText: "", headers: new Map([["x-request", "1"]]), body: null };
  }) as unknown as typeof fetch;
};

test("a request goes to the server, with the secret of the reader and nothing else of the browser", async () => {
  serve(204);
  keepSecret(url, token, "s3cret");
  await open("GET", "/orders", { security: [[token]] });
  type("limit", "5");
  await send(/^204 No Content \d+.* ms · Real server$/);
  expect(asked.map(({ address, credentials }) => [address, credentials])).toEqual([
    [`${url}/orders?limit=5`, "omit"],
  ]);
  expect(asked[0]?.headers.get("Authorization")).toBe("Bearer s3cret");
});

test("the secret is in no code and in no remembered call", async () => {
  serve(204);
  keepSecret(url, token, "s3cret");
  await open("GET", "/orders", { security: [[token]] });
  await send(/^204/);
  expect(document.body.textContent).not.toContain("s3cret");
  click("Copy");
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(copied.join()).toContain("Authorization");
  expect(copied.join()).not.toContain("s3cret");
  expect(sessionStorage.getItem("console.calls")).not.toContain("s3cret");
});

test("a request that takes long can be stopped", async () => {
  globalThis.fetch = (_, { signal } = {}) =>
    new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(new Error("abort"))));
  await open("GET", "/orders");
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  click("Send");
  fireEvent.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await answer().findByText("Stopped.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
});

test("a server that the page may not ask is told with the reasons there may be", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await open("GET", "/orders");
  click("Send");
  await waitFor(() =>
    expect(answer().getByText(/This page received no response from/)).toBeTruthy(),
  );
  expect(status()).toBe("");
});

test("nothing is sent to what is no address of a server", async () => {
  serve(204);
  chooseTarget({ kind: "server", url: "http://example.com" });
  await open("GET", "/orders");
  expect(field(/^Address/).value).toBe("http://example.com");
  click("Send");
  await waitFor(() => expect(answer().getByText(/An address begins with/)).toBeTruthy());
  expect(asked).toEqual([]);
});

test("calls are saved as a file for other programs", async () => {
  serve(204);
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await open("GET", "/orders");
  await send(/^204/);
  jest.useFakeTimers();
  click("Save as HAR");
  expect(saved).toEqual(["calls.har"]);
});
