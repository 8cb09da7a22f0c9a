/** @jest-environment jsdom */
import type { GatsbyLoader } from "../../../../src/browser/navigation/gatsby-window";
import { takeOverPrefetch } from "../../../../src/browser/prefetch/start";

const loadPage = jest.fn(() => new Promise<never>(() => undefined));
const hovering = jest.fn();
const known = new Set<string>();
const loader = {
  loadPage,
  loadPageSync: (path: string) => (known.has(path) ? {} : undefined),
  hovering,
} as unknown as GatsbyLoader;

const set = (name: "connection" | "onLine", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeAll(() => {
  // jsdom counts no bytes.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  document.body.innerHTML = ["a", "b", "c", "d"]
    .map((name) => `<a href="/${name}">${name}</a>`)
    .join("");
  takeOverPrefetch(loader, "")();
});
beforeEach(() => {
  set("connection", { effectiveType: "4g" });
  set("onLine", true);
  loadPage.mockClear();
});

/** The reader is about to follow a link. */
const intend = (name: string) =>
  document
    .querySelector(`a[href="/${name}"]`)
    ?.dispatchEvent(new Event("focusin", { bubbles: true }));

test("nothing is fetched for a reader who saves data", () => {
  set("connection", { effectiveType: "4g", saveData: true });
  intend("a");
  expect(loadPage).not.toHaveBeenCalled();
});

test("nothing is fetched without a connection", () => {
  set("onLine", false);
  intend("b");
  expect(loadPage).not.toHaveBeenCalled();
});

test("a page that is there already is not fetched", () => {
  known.add("/c");
  intend("c");
  expect(loadPage).not.toHaveBeenCalled();
});

test("the page of a link that the reader is about to follow is fetched, and by nothing else of the framework", () => {
  intend("d");
  expect(loadPage.mock.calls).toEqual([["/d"]]);
  loader.hovering("/e");
  expect(hovering).not.toHaveBeenCalled();
});
