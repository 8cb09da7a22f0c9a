/** @jest-environment jsdom */
import {
  addresses,
  configure,
  fireEvent,
  render,
  screen,
  staticQueries,
  withConstants,
  within,
} from "../../../../support/views/testing";
import { Layout } from "../../../../../src/views/components/layout/Layout";

const layout = (
  <Layout path="/docs/intro">
    <main id="main">Words</main>
  </Layout>
);
const footer = () => screen.getByRole("contentinfo", { name: "Footer" });

test("the first link skips to the content", () => {
  render(layout);
  const [first] = screen.getAllByRole("link");
  expect(first?.textContent).toBe("Skip to main content");
  expect(document.querySelector(first?.getAttribute("href") ?? "")?.textContent).toBe("Words");
});

test("the footer has its links by column, the copyright, and the way to the offline copy", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  render(layout);
  expect(screen.getByRole("heading", { name: "Learn" })).toBeTruthy();
  expect(addresses(within(footer()).getAllByRole("link"))).toEqual({
    Tutorial: "/site/docs/tutorial",
    Company: "https://www.example.com/",
    "Available offline": "/site/offline",
  });
  expect(footer().textContent).toContain("Copyright © 2026 Acme");
});

test("a footer that is always dark says so to its styles; a light one follows the mode", () => {
  const { unmount } = render(layout);
  expect(footer().dataset.theme).toBeUndefined();
  unmount();
  configure({ footer: { ...staticQueries.SiteConfig.siteConfig.footer, style: "dark" } });
  render(layout);
  expect(footer().dataset.theme).toBe("dark");
});

test("the footer opens the list of keyboard shortcuts", () => {
  render(layout);
  fireEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
});
