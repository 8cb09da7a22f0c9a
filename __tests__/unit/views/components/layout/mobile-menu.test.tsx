/** @jest-environment jsdom */
import { useMemo } from "react";
import {
  act,
  docsSidebar,
  escapeDialog,
  fireEvent,
  press,
  render,
  screen,
  setMedia,
  within,
} from "../../../../support/views/testing";
import { MobileMenu } from "../../../../../src/views/components/layout/MobileMenu";
import { Sidebar } from "../../../../../src/views/components/layout/Sidebar";
import {
  SidebarSlotProvider,
  useProvideSidebar,
} from "../../../../../src/views/components/layout/sidebar-slot";

const opener = () => screen.getByRole("button", { name: "Open menu" });
const menu = () => screen.queryByRole("dialog", { name: "Main" });
const inMenu = () => within(menu() as HTMLElement);

function PageWithSidebar({ path }: { path: string }) {
  useProvideSidebar(
    useMemo(() => <Sidebar items={docsSidebar} path={path} label="Docs sidebar" />, [path]),
  );
  return null;
}

const page = (path: string) => (
  <SidebarSlotProvider>
    <MobileMenu path={path} />
    {path.startsWith("/docs") && <PageWithSidebar path={path} />}
  </SidebarSlotProvider>
);

function open(path = "/docs/intro") {
  const shown = render(page(path));
  opener().focus();
  fireEvent.click(opener());
  return shown;
}

test("the menu begins with the sidebar at the page", () => {
  open();
  expect(opener().getAttribute("aria-expanded")).toBe("true");
  const sidebar = inMenu().getByRole("navigation", { name: "Docs sidebar" });
  const here = within(sidebar).getByRole("link", { current: "page" });
  expect(here.textContent).toBe("Introduction");
});

test("a button leads from the sidebar to the main menu, another back; the focus goes along", () => {
  open();
  fireEvent.click(inMenu().getByRole("button", { name: "Back to main menu" }));
  expect(inMenu().getByRole("navigation", { name: "Main" })).toBeTruthy();
  expect(inMenu().queryByRole("navigation", { name: "Docs sidebar" })).toBeNull();
  const forth = inMenu().getByRole("button", { name: "Pages of this section" });
  expect(document.activeElement).toBe(forth);
  fireEvent.click(forth);
  const first = inMenu().getByRole("link", { name: "Introduction" });
  expect(document.activeElement).toBe(first);
});

test("a page without a sidebar has the main menu at once, without a way to a section", () => {
  open("/");
  expect(inMenu().getByRole("link", { name: "Blog" })).toBeTruthy();
  expect(inMenu().queryByRole("button", { name: "Pages of this section" })).toBeNull();
  expect(inMenu().queryByRole("button", { name: "Back to main menu" })).toBeNull();
});

test("the search stays in the bar", () => {
  open("/");
  expect(inMenu().queryByRole("search")).toBeNull();
});

test.each([
  ["its button", () => fireEvent.click(inMenu().getByRole("button", { name: "Close menu" }))],
  ["Escape", () => act(escapeDialog)],
  ["a press beside it", () => fireEvent.click(menu() as HTMLElement)],
  ["a link in it", () => fireEvent.click(inMenu().getByRole("link", { name: "Introduction" }))],
  ["Back", () => act(() => void dispatchEvent(new PopStateEvent("popstate")))],
  ["a screen that becomes wide", () => act(() => setMedia("(min-width: 997px)"))],
])("%s closes the menu", (_, close) => {
  open();
  close();
  expect(menu()).toBeNull();
  expect(opener().getAttribute("aria-expanded")).toBe("false");
});

test("another page closes the menu, however it was opened", () => {
  const { rerender } = open();
  rerender(page("/docs/tutorial"));
  expect(menu()).toBeNull();
});

test("the same page drawn again leaves the menu open, and opening a group does too", () => {
  const { rerender } = open();
  rerender(page("/docs/intro"));
  fireEvent.click(inMenu().getByRole("button", { name: "Guides" }));
  expect(menu()).not.toBeNull();
});

test("Tab stays in the menu, forward and backward", () => {
  open("/");
  const first = inMenu().getByRole("button", { name: "Close menu" });
  const last = inMenu().getByRole("link", { name: "Blog" });
  last.focus();
  expect(press("Tab")).toBe(false);
  expect(document.activeElement).toBe(first);
  expect(press("Tab", { shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(last);
});
