/** @jest-environment jsdom */
import {
  addresses,
  entry,
  expectMessages,
  fireEvent,
  render,
  screen,
  withConstants,
} from "../../../../support/views/testing";
import {
  NavbarItem,
  type NavbarEntry,
} from "../../../../../src/views/components/layout/NavbarItem";
import type { NavbarPlace } from "../../../../../src/views/components/layout/navbar-place";

const where = "navbar.items[0]";
const show = (item: Partial<NavbarEntry>, path = "/docs/intro", place: NavbarPlace = "bar") =>
  render(<NavbarItem item={{ ...entry({ where }), ...item }} path={path} place={place} />);

const current = () => screen.getByRole("link").getAttribute("aria-current");

test("a link of the site has the path prefix, one to another site has none", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  show({ label: "Blog", to: "/blog" });
  show({ label: "Company", href: "https://www.example.com/" });
  expect(addresses(screen.getAllByRole("link"))).toEqual({
    Blog: "/site/blog",
    Company: "https://www.example.com/",
  });
});

test.each([
  ["on its page", "/blog", "page"],
  ["on pages below it", "/blog/2026/hello", "true"],
  ["on no other page", "/blogs", null],
])("a link is marked %s", (_, path, mark) => {
  show({ label: "Blog", to: "/blog" }, path);
  expect(current()).toBe(mark);
});

test("the link to the API is marked on its pages, and the link to the docs is not", () => {
  show({ type: "docSidebar", label: "Docs", to: "/docs/intro", sidebarId: "docs" }, "/docs/api/x");
  show({ type: "docSidebar", label: "API", to: "/docs/api", sidebarId: "api" }, "/docs/api/x");
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map(({ textContent }) => textContent)).toEqual(["API"]);
});

test("a dropdown opens its links", () => {
  const items = [
    entry({ where: `${where}.items[0]`, label: "One", to: "/one" }),
    entry({ where: `${where}.items[1]`, label: "Two", href: "https://two.example.com/" }),
  ];
  show({ type: "dropdown", label: "More", items });
  expect(screen.queryByRole("link")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(addresses(screen.getAllByRole("link"))).toEqual({
    One: "/one",
    Two: "https://two.example.com/",
  });
});

test("HTML of the configuration is shown as such, and its links have the path prefix", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  show({ type: "html", html: 'Status: <a href="/status">good</a>' });
  expect(addresses(screen.getAllByRole("link"))).toEqual({ good: "/site/status" });
});

test("the search is in the bar, and not once more in the menu of small screens", () => {
  show({ type: "search" }, "/", "bar");
  expect(screen.getByRole("search")).toBeTruthy();
  const { container } = show({ type: "search" }, "/", "drawer");
  expect(container.textContent).toBe("");
});

test("the version of the docs is a link to its first page, named after the version", () => {
  show({ type: "docsVersion", to: "/docs/intro" });
  expect(addresses([screen.getByRole("link")])).toEqual({ "3.0": "/docs/intro" });
});

test("an unknown type is refused by its name", () => {
  expectMessages("error");
  expect(() => show({ type: "carousel" })).toThrow("Unknown type of navbar item: carousel");
});
