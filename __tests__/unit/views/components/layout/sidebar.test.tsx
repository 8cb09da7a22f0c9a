/** @jest-environment jsdom */
import {
  act,
  addresses,
  apiSidebar,
  docsSidebar,
  endAnimations,
  fireEvent,
  inView,
  render,
  screen,
  within,
} from "../../../../support/views/testing";
import { whileHydrating } from "../../../../../src/browser/hydration";
import { openGroups } from "../../../../../src/views/components/layout/sidebar-memory";
import { Sidebar } from "../../../../../src/views/components/layout/Sidebar";

const sidebar = (path: string, items = docsSidebar) => (
  <Sidebar items={items} path={path} label="Docs sidebar" />
);
const button = (name: string) => screen.getByRole("button", { name });
const link = (name: string) => screen.queryByRole("link", { name });
const nav = () => screen.getByRole("navigation", { name: "Docs sidebar" });

afterEach(() => openGroups.clear());

test("the link of the page is marked, and no other", () => {
  render(sidebar("/docs/tutorial/stock/count"));
  const marked = screen.getAllByRole("link", { current: "page" });
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Count it"]);
});

test("groups around the page are open, others are closed and not in the page", () => {
  render(sidebar("/docs/tutorial/stock/count"));
  expect(button("Collapse Tutorial").getAttribute("aria-expanded")).toBe("true");
  expect(button("Stock").getAttribute("aria-expanded")).toBe("true");
  expect(button("Guides").getAttribute("aria-expanded")).toBe("false");
  expect(link("Returns")).toBeNull();
});

test("a group opens at once, and is gone when it has closed", () => {
  render(sidebar("/docs/intro"));
  fireEvent.click(button("Guides"));
  expect(button("Guides").getAttribute("aria-expanded")).toBe("true");
  expect(link("Returns")?.getAttribute("href")).toBe("/docs/guides/returns");
  const content = document.getElementById(button("Guides").getAttribute("aria-controls") ?? "");
  expect(content?.contains(link("Returns"))).toBe(true);
  act(endAnimations);
  fireEvent.click(button("Guides"));
  expect(button("Guides").getAttribute("aria-expanded")).toBe("false");
  expect(link("Returns")).not.toBeNull();
  act(endAnimations);
  expect(link("Returns")).toBeNull();
});

test("a group with a page is a link, and a button beside it opens the group", () => {
  render(sidebar("/docs/intro"));
  expect(link("Tutorial")?.getAttribute("href")).toBe("/docs/tutorial");
  fireEvent.click(button("Expand Tutorial"));
  expect(link("First order")).not.toBeNull();
  expect(button("Collapse Tutorial")).toBeTruthy();
});

test("the page of a group is marked, and its group is open", () => {
  render(sidebar("/docs/tutorial"));
  expect(link("Tutorial")?.getAttribute("aria-current")).toBe("page");
  expect(link("First order")).not.toBeNull();
});

test("a group that the reader opened is open on the next page; one that only the page opened is not", () => {
  const { unmount } = render(sidebar("/docs/tutorial/order"));
  fireEvent.click(button("Guides"));
  unmount();
  render(sidebar("/docs/intro"));
  expect(link("Returns")).not.toBeNull();
  expect(link("First order")).toBeNull();
});

test("where the sidebar stays, the way to the next page opens and the way to the last closes", () => {
  const { rerender } = render(sidebar("/docs/tutorial/order"));
  rerender(sidebar("/docs/guides/returns"));
  expect(link("Returns")).not.toBeNull();
  expect(link("First order")).toBeNull();
});

test("operations have their methods, and deprecated ones are told apart", () => {
  render(sidebar("/docs/api/create-order", apiSidebar));
  expect(addresses(within(nav()).getAllByRole("link"))).toEqual({
    "Create an orderPOST": "/docs/api/create-order",
    "Delete an orderDEL": "/docs/api/delete-order",
  });
  expect(link("Delete an order DEL")?.dataset.deprecated).toBe("true");
});

test("untranslated labels say their language", () => {
  const inner = [{ label: "Salut", to: "/salut" }];
  render(
    sidebar("/", [
      { label: "Bonjour", to: "/bonjour", lang: "fr" },
      { label: "Bonsoir", lang: "fr", items: inner },
      { label: "Adieu", to: "/adieu", lang: "fr", items: inner },
    ]),
  );
  expect([link("Bonjour")?.lang, button("Bonsoir").lang, link("Adieu")?.lang]).toEqual([
    "fr",
    "fr",
    "fr",
  ]);
});

/** jsdom has no layout: the sidebar is 300 px high, and its links 20 px below each other from `first`. */
function layOut(first: number) {
  const rect = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect;
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    if (this.tagName === "NAV") return rect(0, 300);
    const links = [...document.querySelectorAll("nav a")];
    return rect(first + 20 * links.indexOf(this), 20);
  });
}

test("the link of the page is scrolled into view once the page is painted, and stays where it is if it is in view", () => {
  layOut(500);
  render(sidebar("/docs/intro"));
  nav().scrollTop = 0;
  act(() => inView(nav()));
  expect(nav().scrollTop).toBe(400);
  layOut(100);
  act(() => inView(nav()));
  expect(nav().scrollTop).toBe(400);
});

test("the position of the sidebar is the same on the next page", () => {
  layOut(0);
  const { unmount } = render(sidebar("/docs/intro"));
  nav().scrollTop = 120;
  fireEvent.scroll(nav());
  unmount();
  render(sidebar("/docs/tutorial"));
  expect(nav().scrollTop).toBe(120);
});

test("lists of links stay as they were sent, and mark the link of the next page", () => {
  const sent = render(sidebar("/docs/tutorial/stock/count")).container.innerHTML;
  document.body.innerHTML = `<div>${sent}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const first = link("Count it");
  let redraw: (path: string) => void = () => undefined;
  whileHydrating(() => {
    const { rerender } = render(sidebar("/docs/tutorial/stock/count"), {
      container,
      hydrate: true,
    });
    redraw = (path) => rerender(sidebar(path));
  });
  expect(container.innerHTML).toBe(sent);
  redraw("/docs/tutorial/stock/move");
  expect(link("Count it")).toBe(first);
  const marked = screen.getAllByRole("link", { current: "page" });
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Move it"]);
});
