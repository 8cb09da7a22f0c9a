/** @jest-environment jsdom */
import { useSyncExternalStore } from "react";
import {
  act,
  addresses,
  expectMessages,
  fill,
  fireEvent,
  navigate,
  render,
  screen,
  setMedia,
  texts,
  within,
} from "../../../../../support/views/testing";
import { moreRecords, searchSite } from "../../../../../support/views/search-site";
import { SearchView } from "../../../../../../src/views/components/search/page/SearchView";

const moved = new Set<() => void>();
/** Goes to an address, as the router does. */
const go = (address: string) => {
  history.pushState(null, "", address);
  moved.forEach((tell) => tell());
};
function Page() {
  const search = useSyncExternalStore(
    (tell) => {
      moved.add(tell);
      return () => moved.delete(tell);
    },
    () => location.search,
  );
  return <SearchView search={search} pages={[{ label: "Start", to: "/docs/start" }]} />;
}

/** Lets answers arrive. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
async function open(search = "") {
  history.replaceState(null, "", `/search${search}`);
  const shown = render(<Page />);
  await settle();
  return shown;
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search query" });
const status = () => screen.getByRole("status").textContent;
const results = () =>
  screen.queryAllByRole("list").flatMap((list) => texts(within(list).getAllByRole("link")));
async function type(value: string) {
  fill(field(), value);
  await act(() => jest.advanceTimersByTimeAsync(200));
}

beforeEach(() => {
  jest.useFakeTimers();
  setMedia("(min-width: 997px)");
  navigate.mockImplementation(async (to) => {
    go(to);
    return [to, undefined];
  });
  searchSite.pages = [
    { title: "Order", group: "Guides", text: "An order begins." },
    { title: "Order lines", group: "Guides", kind: "tutorial" },
    {
      ...{ title: "Create an order", group: "Orders", kind: "operation", operations: ["a", "b"] },
      names: ["POST /orders", "create-order"],
    },
  ];
});

test("without a query, nothing is asked, and the status says what can be typed", async () => {
  await open();
  expect(status()).toBe("Type a word, a field, a path or an error code.");
  expect(searchSite.asked).toEqual([]);
  expect(addresses(screen.getAllByRole("link"))).toEqual({ Start: "/docs/start" });
});

test("while parts of the index are on their way, the number of results is one so far", async () => {
  searchSite.isComplete = false;
  await open("?q=order");
  expect(status()).toBe("3 results for “order” so far");
});

test("a shared link shows its results: counted, by group, marked, with kind and text", async () => {
  await open("?q=order");
  expect(field().value).toBe("order");
  expect(status()).toBe("3 results for “order”");
  expect(texts(screen.getAllByRole("heading"))).toEqual(["Guides", "Orders"]);
  expect(results()).toEqual(["Order", "Order lines", "Create an order"]);
  expect(texts(document.querySelectorAll("li mark"))).toEqual(["Order", "order", "Order", "order"]);
  expect(texts(screen.getAllByRole("listitem"))).toEqual([
    "DocsOrderAn order begins.",
    "TutorialsOrder lines",
    "Operations · in 2 operationsCreate an orderPOST /orders",
  ]);
});

test("a result opens in the router, and in a new tab if the reader wants it there", async () => {
  await open("?q=lines");
  const link = screen.getByRole("link", { name: "Order lines" });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/docs/Order%20lines");
});

test("typing searches after a pause, and one word is one step back", async () => {
  await open();
  fill(field(), "ord");
  await act(() => jest.advanceTimersByTimeAsync(199));
  expect(navigate).not.toHaveBeenCalled();
  await type("order");
  expect(navigate.mock.calls).toEqual([["/search?q=order", { replace: false }]]);
  await type("order l");
  expect(navigate).toHaveBeenLastCalledWith("/search?q=order+l", { replace: true });
  expect(status()).toBe("1 result for “order l”");
});

test("Enter searches at once, and once", async () => {
  await open();
  fill(field(), " order ");
  fireEvent.submit(field());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(navigate.mock.calls).toEqual([["/search?q=order", { replace: false }]]);
});

test("a word that is being composed is not searched", async () => {
  await open();
  fireEvent.input(field(), { target: { value: "注" }, isComposing: true });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(navigate).not.toHaveBeenCalled();
});

test("Back and Forward change the field and the results", async () => {
  await open("?q=order");
  await type("lines");
  history.replaceState(null, "", "/search?q=create");
  act(() => {
    dispatchEvent(new PopStateEvent("popstate"));
    moved.forEach((tell) => tell());
  });
  await settle();
  expect(field().value).toBe("create");
  expect(results()).toEqual(["Create an order"]);
});

test("Back drops what was typed and not searched yet", async () => {
  await open("?q=order");
  fill(field(), "lines");
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(field().value).toBe("order");
  expect(navigate).not.toHaveBeenCalled();
});

test("what is being typed stays when the query of the address comes", async () => {
  await open("?q=label");
  fill(field(), "label late");
  act(() => go("/search?q=other"));
  await settle();
  expect(field().value).toBe("label late");
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(location.search).toBe("?q=label+late");
});

test("a search that takes long says so, and its earlier results are marked as old", async () => {
  const { container } = await open("?q=order");
  let end: () => void = () => undefined;
  searchSite.waitsFor = new Promise((done) => (end = done));
  await type("lines");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(status()).toBe("Still searching …");
  expect(results()).toHaveLength(3);
  await act(async () => end());
  expect(status()).toBe("1 result for “lines”");
  expect(container.querySelector("[aria-busy=true]")).toBeNull();
});

test("a late answer to an earlier query is not shown", async () => {
  await open();
  let end: () => void = () => undefined;
  searchSite.waitsFor = new Promise((done) => (end = done));
  await type("order");
  searchSite.waitsFor = undefined;
  await type("create");
  await act(async () => end());
  expect(results()).toEqual(["Create an order"]);
});

test("filters have their numbers, are in the address, and can be cleared", async () => {
  await open("?q=order");
  const kinds = screen.getByRole("group", { name: "Kind" });
  expect(texts(kinds.querySelectorAll("label"))).toEqual(["Docs1", "Operations1", "Tutorials1"]);
  fireEvent.click(within(kinds).getByRole("checkbox", { name: /Tutorials/ }));
  await settle();
  expect(location.search).toBe("?q=order&kind=tutorial");
  expect(results()).toEqual(["Order lines"]);
  fireEvent.click(screen.getByRole("checkbox", { name: /Docs/ }));
  await settle();
  expect(location.search).toBe("?q=order&kind=tutorial&kind=doc");
  fireEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  await settle();
  expect(location.search).toBe("?q=order");
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
});

test("filters are folded on phones, where they would be above the results", async () => {
  setMedia("(min-width: 997px)", false);
  await open("?q=order");
  expect(screen.getByText("Filters").closest("details")?.open).toBe(false);
});

test("many results are on several pages, which keep the filters", async () => {
  searchSite.pages = Array.from({ length: 45 }, (_, index) => ({ title: `Item ${index}` }));
  await open("?q=item&kind=doc&page=2");
  expect(results()[0]).toBe("Item 20");
  const paging = within(screen.getByRole("navigation", { name: "Pages of results" }));
  expect(paging.getByText("Page 2 of 3")).toBeTruthy();
  expect(addresses(paging.getAllByRole("link"))).toEqual({
    "Previous page": "/search?q=item&kind=doc",
    "Next page": "/search?q=item&kind=doc&page=3",
  });
  fireEvent.click(paging.getByRole("link", { name: "Next page" }));
  await settle();
  expect(results()[0]).toBe("Item 40");
  expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
});

test("another query begins on the first page, without the filters", async () => {
  await open("?q=order&kind=doc&page=1");
  await type("lines");
  expect(location.search).toBe("?q=lines");
});

test("nothing found is said aloud, with queries that find something, and a way to tell us", async () => {
  searchSite.settings = { ...searchSite.settings, feedbackUrl: "https://feedback.example.com/" };
  await open("?q=orderz");
  expect(screen.getByRole("alert").textContent).toContain("No results for “orderz”");
  expect(screen.getByRole("link", { name: "Let us know." }).getAttribute("href")).toBe(
    "https://feedback.example.com/?page=%2Fsearch%3Fq%3Dorderz",
  );
  fireEvent.click(screen.getByRole("button", { name: "orde" }));
  await settle();
  expect(field().value).toBe("orde");
  expect(results()).toHaveLength(3);
});

test("HTML in a query is text", async () => {
  await open(`?q=${encodeURIComponent("<img src=x>")}`);
  expect(screen.getByRole("alert").textContent).toContain("<img src=x>");
  expect(document.querySelector("img")).toBeNull();
});

test("a failure is reported, and a second try works", async () => {
  const warnings = expectMessages("warn");
  searchSite.fails = true;
  await open("?q=order");
  expect(screen.getByRole("alert").textContent).toContain("Unable to fetch results");
  expect(warnings[0]).toContain("no network");
  searchSite.fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settle();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(results()).toHaveLength(3);
});

test("a query that was answered from part of the records is asked once more when the rest is there", async () => {
  searchSite.isComplete = false;
  await open("?q=order");
  searchSite.pages.push({ title: "Order status", kind: "field" });
  searchSite.isComplete = true;
  act(moreRecords);
  await settle();
  expect(searchSite.asked).toEqual(["order", "order"]);
  expect(results()).toContain("Order status");
  act(moreRecords);
  await settle();
  expect(searchSite.asked).toHaveLength(2);
});
