/** @jest-environment jsdom */
import {
  act,
  expectMessages,
  fireEvent,
  render,
  screen,
} from "../../../../../support/views/testing";
import { searchSite } from "../../../../../support/views/search-site";
import { Failure, Status } from "../../../../../../src/views/components/search/modal/screens";
import { useOutcome } from "../../../../../../src/views/components/search/modal/use-outcome";
import type { AlgoliaResponse } from "../../../../../../src/search/client/algolia-types";

type Search = (query: string) => Promise<AlgoliaResponse>;
let search: Search;
function Modal() {
  const { client, outcome, stalled, suggestions } = useOutcome();
  const { search: ask } = client({} as never) as unknown as {
    search: (asked: object) => Promise<AlgoliaResponse>;
  };
  search = (query) => ask({ requests: [{ query, indexName: "local" }] });
  return (
    <>
      <Status outcome={outcome} stalled={stalled} />
      {outcome?.state === "failed" && <Failure />}
      <p>{suggestions.join()}</p>
      <input className="DocSearch-Input" onFocus={() => void search("order")} />
    </>
  );
}
const status = () => screen.getByRole("status").textContent;
const ask = (query: string) => act(async () => void (await search(query).catch(() => undefined)));

beforeEach(() => {
  jest.useFakeTimers();
  searchSite.pages = [{ title: "Order" }, { title: "Order lines" }];
  render(<Modal />);
});

test("nothing is said before a query, and its number of results after it", async () => {
  expect(status()).toBe("");
  await ask("order");
  expect(status()).toBe("2 results for “order”");
});

test("hits lead to this site, whatever host the index names", async () => {
  searchSite.pages = [{ title: "Order", url: "https://elsewhere.example.com/docs/order" }];
  let found: AlgoliaResponse | undefined;
  await act(async () => void (found = await search("order")));
  expect(found?.results[0]?.hits[0]?.url).toBe("/docs/order");
});

test("a query that takes long is said to, until it is answered", async () => {
  let end: () => void = () => undefined;
  searchSite.waitsFor = new Promise((done) => (end = done));
  act(() => void search("order"));
  expect(status()).toBe("");
  act(() => void jest.advanceTimersByTime(300));
  expect(status()).toBe("Still searching …");
  await act(async () => end());
  expect(status()).toBe("2 results for “order”");
});

test("a late answer to an earlier query says nothing", async () => {
  let end: () => void = () => undefined;
  searchSite.waitsFor = new Promise((done) => (end = done));
  act(() => void search("order"));
  searchSite.waitsFor = undefined;
  await ask("lines");
  await act(async () => end());
  expect(status()).toBe("1 result for “lines”");
});

test("nothing found is said, with other queries that find something", async () => {
  await ask("orderz");
  expect(status()).toBe("No results for “orderz”");
  expect(screen.getByText("orde,ord")).toBeTruthy();
  await ask("order");
  expect(screen.queryByText("orde,ord")).toBeNull();
});

test("a failure is said, thrown as one that the search knows, and a second try works", async () => {
  const warnings = expectMessages("warn");
  searchSite.client = undefined;
  await act(() =>
    expect(search("order")).rejects.toThrow(expect.objectContaining({ name: "RetryError" })),
  );
  expect(status()).toBe(
    "Unable to fetch results. You might want to check your network connection.",
  );
  expect(warnings[0]).toContain("blocked");
});

test("Retry asks again, by giving the focus to the field", async () => {
  expectMessages("warn");
  searchSite.fails = true;
  await ask("order");
  searchSite.fails = false;
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Retry" })));
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(status()).toBe("2 results for “order”");
});
