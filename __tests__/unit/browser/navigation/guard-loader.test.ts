/** @jest-environment jsdom */
import { expectMessages, fireEvent, screen } from "../../../support/views/testing";
import type { GatsbyWindow, PageResources } from "../../../../src/browser/navigation/gatsby-window";
import { guardLoader, routerIsLive } from "../../../../src/browser/navigation/guard-loader";
import { leaveFor } from "../../../../src/browser/navigation/leaving";
import { openAnew, reloadOnce } from "../../../../src/browser/navigation/reload-once";

jest.mock("../../../../src/browser/whole-styles", () => ({
  loadWholeStyles: async () => undefined,
}));
jest.mock("../../../../src/browser/navigation/leaving", () => ({
  isLeaving: () => false,
  leaveFor: jest.fn(),
}));
jest.mock("../../../../src/browser/navigation/reload-once", () => ({
  allowReload: jest.fn(),
  openAnew: jest.fn(),
  reloadOnce: jest.fn(),
}));

const page = { status: "success", page: {} };
const go = jest.fn();
const loadPage = jest.fn(async (_path: string): Promise<PageResources> => page);
function start(pagePath = "/docs/intro"): GatsbyWindow {
  const gatsby: GatsbyWindow = {
    ___loader: {
      loadPage,
      loadPageSync: jest.fn((path: string) => ({ page: path })),
      hovering: () => undefined,
      enqueue: () => undefined,
    },
    ___navigate: go,
    ___push: go,
    ___replace: go,
    pagePath,
  };
  guardLoader(gatsby, "");
  return gatsby;
}
/** What a load has given; "waiting" while it is not settled. */
async function outcome(load: Promise<unknown>): Promise<unknown> {
  let given: unknown = "waiting";
  void load.then((value) => (given = value));
  await jest.advanceTimersByTimeAsync(0);
  return given;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  loadPage.mockImplementation(async () => page);
  jest.mocked(reloadOnce).mockReturnValue(true);
});
afterEach(() => routerIsLive(false));

test("a page that loads is given on", async () => {
  expect(await start().___loader.loadPage("/docs/next")).toBe(page);
});

test("a page that fails is opened once as a document, with query and hash, and the router waits", async () => {
  const warnings = expectMessages("warn");
  routerIsLive();
  const gatsby = start();
  loadPage.mockRejectedValue(new Error("broken"));
  gatsby.___navigate("/docs/next?a=1#b");
  expect(await outcome(gatsby.___loader.loadPage("/docs/next?a=1"))).toBe("waiting");
  expect(reloadOnce).toHaveBeenCalledWith("/docs/next?a=1#b");
  expect(warnings[0]).toContain("The page /docs/next could not be loaded.");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("after that, the failure is reported where the reader is, with Retry", async () => {
  expectMessages("warn");
  jest.mocked(reloadOnce).mockReturnValue(false);
  loadPage.mockResolvedValue({ status: "error", error: new Error("No data.") });
  const gatsby = start();
  await outcome(gatsby.___loader.loadPage("/docs/next"));
  expect(screen.getByRole("alert").textContent).toBe(
    "The page /docs/next could not be loaded.No data.Retry",
  );
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(openAnew).toHaveBeenCalledWith("/docs/next");
});

test("without a connection nothing is reloaded, because nothing would come back", async () => {
  expectMessages("warn");
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  loadPage.mockResolvedValue(undefined);
  await outcome(start().___loader.loadPage("/docs/next"));
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("Its data did not arrive.");
});

test("a message about a failure is gone when the next page has loaded", async () => {
  expectMessages("warn");
  jest.mocked(reloadOnce).mockReturnValue(false);
  loadPage.mockResolvedValueOnce(undefined);
  const { ___loader } = start();
  await outcome(___loader.loadPage("/docs/next"));
  await ___loader.loadPage("/docs/other");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("links lead by the router once it is live, without the ending of a file", () => {
  const gatsby = start();
  gatsby.___navigate("/docs/next");
  expect(leaveFor).toHaveBeenCalledWith("/docs/next");
  routerIsLive();
  gatsby.___push("/docs/next.html?a=1");
  expect(go.mock.calls).toEqual([["/docs/next?a=1", undefined]]);
});

test("a link to the page itself adds nothing to the history", () => {
  routerIsLive();
  const gatsby = start();
  gatsby.___navigate(location.pathname);
  gatsby.___navigate("/docs/next");
  expect(go.mock.calls).toEqual([
    [location.pathname, { replace: true }],
    ["/docs/next", undefined],
  ]);
});

test("an address on which the router would throw is left to the browser", () => {
  routerIsLive();
  start().___navigate("/docs/%E0%A4%A");
  expect(leaveFor).toHaveBeenCalledWith("/docs/%E0%A4%A");
  expect(go).not.toHaveBeenCalled();
});

test("Back and Forward by number are the router's", () => {
  start().___navigate(-1);
  expect(go).toHaveBeenCalledWith(-1, undefined);
});

test("an unknown address shows the not-found page that was sent", async () => {
  history.replaceState(null, "", "/gone");
  const gatsby = start("/404.html");
  await gatsby.___loader.loadPage("/gone");
  expect(loadPage).toHaveBeenCalledWith("/404.html");
  expect(gatsby.___loader.loadPageSync("/gone")).toEqual({ page: "/404.html" });
  await gatsby.___loader.loadPage("/docs/intro");
  expect(loadPage).toHaveBeenLastCalledWith("/docs/intro");
});
