/** @jest-environment jsdom */
import type { PageProps } from "gatsby";
import { act, addresses, render, screen } from "../../support/views/testing";
import "../../support/views/search-site";
import HomePage from "../../../src/pages/index";
import NotFoundPage from "../../../src/pages/404";
import OfflinePage from "../../../src/pages/offline";
import SearchPage from "../../../src/pages/search";

const entries = [1, 2, 3, 4, 5, 6].map((number) => ({
  label: `Page ${number}`,
  to: number === 2 ? null : `/docs/${number}`,
  href: number === 2 ? "https://www.example.com/" : null,
  text: null,
}));
const home = {
  headline: "Welcome",
  lead: "Lead",
  sections: [{ title: "Ways in", anchor: "for-all", entries }],
};
const props = <P,>(data: unknown, address = "/") =>
  ({ data, location: new URL(address, "http://localhost") }) as unknown as P;
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");

test("the not-found page suggests by the address, which only the browser knows, and is not for search engines", async () => {
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => [["/docs/intro", "Introduction"]],
  })) as unknown as typeof fetch;
  const page = props<PageProps<Queries.NotFoundPageQuery>>({ siteConfig: { home } }, "/docs/intor");
  await act(async () => void render(<NotFoundPage {...page} />));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page Not Found");
  expect(screen.getByRole("link", { name: "Introduction" })).toBeTruthy();
  expect(robots()).toBe("noindex");
  expect(document.title).toBe("Page Not Found | Acme Docs");
});

test("the not-found page has the first ways in, without those to other sites", async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const page = props<PageProps<Queries.NotFoundPageQuery>>({ siteConfig: { home } });
  render(<NotFoundPage {...page} />);
  expect(Object.keys(addresses(screen.getAllByRole("link")))).toEqual([
    "Home",
    "Page 1",
    "Page 3",
    "Page 4",
    "Page 5",
    "Page 6",
  ]);
});

test("the search page shows nothing before a query, and can be found", () => {
  const page = props<PageProps<Queries.SearchPageQuery>>({ siteConfig: { home } }, "/search");
  render(<SearchPage {...page} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Search");
  expect(screen.getByRole("search")).toBeTruthy();
  expect(robots()).toBeUndefined();
});

test("the page of the offline copy is not for search engines", async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  await act(async () => void render(<OfflinePage />));
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.getByRole("status").textContent).not.toBe("");
  expect(robots()).toBe("noindex");
});

test("the home page has its own words, and the site's title and description in the head", () => {
  const site = { title: "Acme Docs", description: "How.", home, api: { categoryRoute: "/api" } };
  const data = {
    siteConfig: site,
    allDoc: { totalCount: 0, nodes: [] },
    allGlossaryTerm: { totalCount: 0 },
    allApiTagGroup: { nodes: [] },
    allBlogPost: { nodes: [] },
  };
  render(<HomePage {...props<PageProps<Queries.HomePageQuery>>(data)} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome");
  expect(document.title).toBe("Acme Docs");
});
