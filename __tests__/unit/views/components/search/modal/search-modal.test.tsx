/** @jest-environment jsdom */
import {
  act,
  fireEvent,
  navigate,
  press,
  screen,
  texts,
  waitFor,
  withConstants,
  within,
} from "../../../../../support/views/testing";
import { searchSite } from "../../../../../support/views/search-site";
import {
  closeModal,
  isSearchOpen,
  openModal,
} from "../../../../../../src/views/components/search/modal/open-modal";

const dialog = () => screen.getByRole("dialog", { name: "Search the docs" });
const field = () =>
  within(dialog()).getByRole<HTMLInputElement>("combobox", { name: "Search query" });
const status = () => within(dialog()).getByRole("status").textContent;
const rows = () => within(dialog()).queryAllByRole("row");
const chosen = () => texts(within(dialog()).queryAllByRole("row", { selected: true }));

async function open(query = ""): Promise<void> {
  document.body.innerHTML = '<div id="page"><button type="button">Open</button></div>';
  const opener = document.querySelector("button");
  opener?.focus();
  await act(async () => openModal({ query, opener }));
}
const type = (value: string) =>
  act(async () => void fireEvent.input(field(), { target: { value } }));
const answered = (text: string) => waitFor(() => expect(status()).toBe(text));

beforeEach(() => {
  searchSite.pages = [
    { title: "Order", group: "Guides", url: "/docs/order" },
    { title: "Order lines", group: "Guides", url: "/docs/order-lines" },
    { title: "Create an order", group: "API", kind: "operation", url: "/docs/api/create" },
  ];
});
afterEach(() => act(async () => closeModal()));

test("it opens at its field, and the page behind is out of reach; Escape closes it and gives the focus back", async () => {
  await open();
  expect(document.activeElement).toBe(field());
  expect(dialog().getAttribute("aria-modal")).toBe("true");
  expect(document.getElementById("page")?.hasAttribute("inert")).toBe(true);
  await act(async () => void press("Escape"));
  expect(isSearchOpen()).toBe(false);
  expect([...document.body.children].map(({ id }) => id)).toEqual(["page"]);
  expect(document.getElementById("page")?.hasAttribute("inert")).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
});

test("its field has the focus at once, so that no key typed meanwhile is lost", async () => {
  let focused: string | undefined;
  await act(async () => {
    openModal({ query: "li", opener: null });
    focused = document.activeElement?.className;
  });
  expect(focused).toBe(field().className);
});

test("what was typed before it opened is its query", async () => {
  await open("lines");
  expect(field().value).toBe("lines");
  await answered("1 result for “lines”");
  expect(rows()).toHaveLength(1);
});

test("pages to begin with are links while nothing is typed, and close the search", async () => {
  withConstants({ SITE_FIRST_PAGES: [{ label: "Receive a delivery", to: "/docs/receiving" }] });
  await open();
  const pages = within(dialog()).getByRole("navigation", { name: "Pages to start with" });
  await act(async () => fireEvent.click(within(pages).getByRole("link")));
  expect(navigate.mock.calls[0]?.[0]).toBe("/docs/receiving");
  expect(isSearchOpen()).toBe(false);
});

test("results are in groups with names, marked, and counted aloud", async () => {
  await open();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await type("order");
  await answered("3 results for “order”");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  const guides = within(dialog()).getByRole("grid", { name: "Guides" });
  expect(texts(within(guides).getAllByRole("link"))).toEqual(["Order", "Order lines"]);
  expect(texts(guides.querySelectorAll("mark"))).toEqual(["Order", "Order"]);
});

test("arrow keys choose a result, and Enter opens it and closes the search", async () => {
  await open();
  await type("order");
  await answered("3 results for “order”");
  await act(async () => void press("ArrowDown"));
  expect(chosen()).toEqual(["Order lines"]);
  await act(async () => void press("ArrowUp"));
  await act(async () => void press("ArrowUp"));
  expect(chosen()).toEqual(["Create an order"]);
  await act(async () => void press("Enter"));
  expect(navigate.mock.calls[0]?.[0]).toBe("/docs/api/create");
  expect(isSearchOpen()).toBe(false);
});

test("a click opens a result, and closes the search", async () => {
  await open("lines");
  await answered("1 result for “lines”");
  await act(
    async () => void fireEvent.click(within(dialog()).getByRole("link", { name: "Order lines" })),
  );
  expect(navigate.mock.calls).toEqual([["/docs/order-lines"]]);
  expect(isSearchOpen()).toBe(false);
});

test("a link below the results leads to all of them", async () => {
  await open("order");
  await answered("3 results for “order”");
  const all = within(dialog()).getByRole("link", { name: "See all 3 results" });
  expect(all.getAttribute("href")).toBe("/search?q=order");
  await act(async () => void fireEvent.click(all));
  expect(navigate.mock.calls).toEqual([["/search?q=order"]]);
  expect(isSearchOpen()).toBe(false);
});

test("nothing found is said aloud, with queries that find something", async () => {
  await open("orderz");
  await answered("No results for “orderz”");
  const suggestion = await within(dialog()).findByRole("button", { name: "orde" });
  await act(async () => void fireEvent.click(suggestion));
  await answered("3 results for “orde”");
  expect(field().value).toBe("orde");
});

test("stored searches that the search did not write are not shown", async () => {
  localStorage.setItem(
    "__DOCSEARCH_RECENT_SEARCHES__local",
    JSON.stringify([
      {
        objectID: "x",
        type: "lvl1",
        url: "javascript:alert(1)",
        hierarchy: { lvl0: "a", lvl1: "Bad" },
      },
    ]),
  );
  await open();
  expect(screen.getByText("No recent searches")).toBeTruthy();
});

test("Tab stays inside, forward and backward", async () => {
  await open("lines");
  await answered("1 result for “lines”");
  field().focus();
  const controls = [...dialog().querySelectorAll<HTMLElement>("a[href], button, input")].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  await act(async () => controls[0]?.focus());
  await act(async () => expect(press("Tab", { shiftKey: true })).toBe(false));
  expect(document.activeElement).toBe(controls.at(-1));
  await act(async () => expect(press("Tab")).toBe(false));
  expect(document.activeElement).toBe(controls[0]);
});
