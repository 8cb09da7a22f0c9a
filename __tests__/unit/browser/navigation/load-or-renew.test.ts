/** @jest-environment jsdom */
import { loadOrRenew } from "../../../../src/browser/navigation/load-or-renew";
import { allowReload, reloadOnce } from "../../../../src/browser/navigation/reload-once";

jest.mock("../../../../src/browser/navigation/reload-once", () => ({
  allowReload: jest.fn(),
  reloadOnce: jest.fn(() => true),
}));

const chunk = Object.assign(new Error("Loading chunk 7 failed."), { request: "/0464c56e31fa.js" });
const file = "/static/reference/try-0464c56e31fa.json";
const fails = () => jest.fn(() => Promise.reject(chunk));

/** The statuses that the server returns for HEAD requests. */
function serverSays(statuses: Record<string, number | "nothing">): void {
  Object.assign(globalThis, {
    fetch: jest.fn((address: string) => {
      const status = statuses[address] ?? 200;
      return status === "nothing" ? Promise.reject(new TypeError()) : Promise.resolve({ status });
    }),
  });
}

/** `renewed` for a load that does not settle, because the page is being reloaded. */
const outcome = (loading: Promise<unknown>) =>
  Promise.race([
    loading.then(
      (value) => value,
      (error: unknown) => error,
    ),
    new Promise((done) => setTimeout(done, 800, "renewed")),
  ]);

beforeEach(() => {
  jest.clearAllMocks();
  window.isLeaving = false;
});

test("what fails once is loaded again, without a message", async () => {
  serverSays({});
  const load = jest.fn(() => Promise.resolve("code")).mockRejectedValueOnce(chunk);
  expect(await outcome(loadOrRenew(load))).toBe("code");
  expect([load.mock.calls.length, jest.mocked(reloadOnce).mock.calls.length]).toEqual([2, 0]);
  expect(allowReload).toHaveBeenCalledWith("page.renewed");
});

test.each([
  ["code", { [chunk.request]: 404 }],
  ["data", { [file]: 410 }],
])("%s that the server has no more renews the page at its address", async (_, statuses) => {
  serverSays(statuses);
  expect(await outcome(loadOrRenew(fails(), [file]))).toBe("renewed");
  expect(reloadOnce).toHaveBeenCalledWith(location.href, "page.renewed");
});

test.each([
  ["the connection is down", { [chunk.request]: "nothing" as const }],
  ["the server is ill", { [chunk.request]: 503 }],
  ["it is there, and broken", {}],
])("where %s it is told, and the page stays", async (_, statuses) => {
  serverSays(statuses);
  expect(await outcome(loadOrRenew(fails()))).toBe(chunk);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test("a page that has already been reloaded reports the failure", async () => {
  serverSays({ [chunk.request]: 404 });
  jest.mocked(reloadOnce).mockReturnValueOnce(false);
  expect(await outcome(loadOrRenew(fails()))).toBe(chunk);
});

test("a reader who has left for another page is not brought back", async () => {
  serverSays({ [chunk.request]: 404 });
  window.isLeaving = true;
  expect(await outcome(loadOrRenew(fails()))).toBe(chunk);
  expect(reloadOnce).not.toHaveBeenCalled();
});
