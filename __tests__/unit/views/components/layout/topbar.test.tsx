/** @jest-environment jsdom */
import {
  configure,
  entry,
  expectMessages,
  render,
  screen,
  scrollWindow,
  staticQueries,
  texts,
  withConstants,
  within,
} from "../../../../support/views/testing";
import { Topbar } from "../../../../../src/views/components/layout/Topbar";

const site = () => staticQueries.SiteConfig.siteConfig;
const nav = () => screen.getByRole("navigation", { name: "Main" });

test("the title leads home", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  render(<Topbar path="/docs/intro" />);
  expect(screen.getByRole("link", { name: "Acme" }).getAttribute("href")).toBe("/site/");
});

test("the items stand on the left and on the right, in their order", () => {
  const items = [
    entry({ where: "navbar.items[0]", label: "Right", to: "/r", position: "right" }),
    entry({ where: "navbar.items[1]", label: "First", to: "/1" }),
    entry({ where: "navbar.items[2]", label: "Second", to: "/2" }),
  ];
  configure({ navbar: { ...site().navbar, items } });
  render(<Topbar path="/" />);
  const lists = within(nav()).getAllByRole("list");
  expect(lists.map((list) => texts(within(list).getAllByRole("link")))).toEqual([
    ["First", "Second"],
    ["Right"],
  ]);
});

test("the color mode can be switched, unless the site says no", () => {
  const { unmount } = render(<Topbar path="/" />);
  expect(screen.getByRole("button", { name: "Switch to dark mode" })).toBeTruthy();
  unmount();
  configure({ colorMode: { disableSwitch: true } });
  render(<Topbar path="/" />);
  expect(screen.queryByRole("button", { name: /mode/ })).toBeNull();
});

test("the logo of the configuration is shown, with one for dark mode", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  const logo = {
    src: "/logo.svg",
    srcDark: "https://cdn.example.com/dark.svg",
    alt: "Acme boxes",
    width: 32,
    height: 20,
  };
  configure({ navbar: { ...site().navbar, logo } });
  render(<Topbar path="/" />);
  const images = screen.getAllByRole<HTMLImageElement>("img", { name: "Acme boxes" });
  expect(images.map((image) => [image.getAttribute("src"), image.width, image.height])).toEqual([
    ["/site/logo.svg", 32, 20],
    ["https://cdn.example.com/dark.svg", 32, 20],
  ]);
});

test("an item that cannot be shown is named with its place in the configuration", () => {
  expectMessages("error");
  const items = [entry({ where: "navbar.items[0]", type: "carousel", label: "Pictures" })];
  configure({ navbar: { ...site().navbar, items } });
  expect(() => render(<Topbar path="/" />)).toThrow(
    'navbar.items[0] could not be rendered: {"type":"carousel","position":"left","label":"Pictures"',
  );
});

test("the bar hides on scrolling down only where the site wants it, and not after it is gone", () => {
  const bar = () => screen.getByRole("banner");
  const scrollDown = () => {
    Object.defineProperty(document.documentElement, "scrollHeight", {
      value: 5000,
      configurable: true,
    });
    scrollWindow(100);
    scrollWindow(600);
  };
  const { unmount } = render(<Topbar path="/" />);
  scrollDown();
  expect(bar().dataset.hidden).toBeUndefined();
  unmount();
  configure({ navbar: { ...site().navbar, hideOnScroll: true } });
  scrollWindow(0);
  const shown = render(<Topbar path="/" />);
  const element = bar();
  scrollDown();
  expect(element.dataset.hidden).toBe("");
  shown.unmount();
  scrollWindow(1200);
  expect(element.dataset.hidden).toBeUndefined();
});
