/** @jest-environment jsdom */
import type { GatsbyLoader } from "../../../../src/browser/navigation/gatsby-window";
import type { PageMap } from "../../../../src/browser/prefetch/page-map";
import { takeOverPrefetch } from "../../../../src/browser/prefetch/start";

const loadPage = jest.fn((path: string) => Promise.resolve({ page: path }));
const hovering = jest.fn();
const known = new Set<string>();
const loader = {
  loadPage,
  loadPageSync: (path: string) => (known.has(path) ? {} : undefined),
  hovering,
} as unknown as GatsbyLoader;

const map: PageMap = { needs: [["."]], pages: { "/": 0 } };
/** Requests for files of pages, in order. */
const requested: string[] = [];
const aborted: string[] = [];
const answers = new Map<string, () => void>();

const set = (name: "connection" | "onLine", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const settle = () => new Promise((done) => setTimeout(done));

function answer(address: string, { signal }: RequestInit = {}): Promise<unknown> {
  const response = { ok: true, json: () => Promise.resolve(map), text: () => Promise.resolve("") };
  if (address.endsWith("/page-map.json") || address.endsWith("/app-data.json"))
    return Promise.resolve(response);
  requested.push(address);
  return new Promise((done, fail) => {
    answers.set(address, () => done(response));
    signal?.addEventListener("abort", () => {
      aborted.push(address);
      fail(new Error("aborted"));
    });
  });
}

beforeAll(async () => {
  Object.assign(globalThis, {
    fetch: answer,
    // jsdom has neither this nor a list of requests.
    PerformanceObserver: class {
      observe() {}
    },
  });
  performance.getEntriesByType = () => [];
  document.body.innerHTML = ["a", "b", "c", "d", "e", "f"]
    .map((name) => `<a href="/${name}">${name}</a>`)
    .join("");
  takeOverPrefetch(loader, "")();
  await settle();
});
beforeEach(() => {
  set("connection", { effectiveType: "4g" });
  set("onLine", true);
  requested.length = aborted.length = 0;
  loadPage.mockClear();
});

/** The reader is about to follow a link. */
async function intend(name: string): Promise<void> {
  document
    .querySelector(`a[href="/${name}"]`)
    ?.dispatchEvent(new Event("focusin", { bubbles: true }));
  await settle();
}

test("nothing is fetched for a reader who saves data", async () => {
  set("connection", { effectiveType: "4g", saveData: true });
  await intend("a");
  expect(requested).toEqual([]);
});

test("nothing is fetched without a connection", async () => {
  set("onLine", false);
  await intend("b");
  expect(requested).toEqual([]);
});

test("a page that is there already is not fetched", async () => {
  known.add("/c");
  await intend("c");
  expect(requested).toEqual([]);
});

test("data and article of a link that the reader is about to follow are requested at once, then the page is loaded", async () => {
  await intend("d");
  expect(requested).toEqual(["/page-data/d/page-data.json", "/d"]);
  expect(loadPage).not.toHaveBeenCalled();
  answers.get("/page-data/d/page-data.json")?.();
  answers.get("/d")?.();
  await settle();
  expect(loadPage.mock.calls).toEqual([["/d"]]);
  loader.hovering("/d");
  expect(hovering).not.toHaveBeenCalled();
});

test("a click aborts what is under way for another page, and requests its own files at once", async () => {
  await intend("e");
  void loader.loadPage("/f?query");
  await settle();
  expect(aborted).toEqual(["/page-data/e/page-data.json", "/e"]);
  expect(requested.slice(2)).toEqual(["/page-data/f/page-data.json", "/f"]);
  answers.get("/page-data/f/page-data.json")?.();
  answers.get("/f")?.();
  await settle();
  expect(loadPage.mock.calls).toEqual([["/f?query"]]);
});
