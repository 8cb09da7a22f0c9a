/** @jest-environment jsdom */
import { addresses, render, screen, texts, within } from "../../../../support/views/testing";
import { docsAreas } from "../../../../../src/views/components/home/docs-areas";
import { HomeView } from "../../../../../src/views/components/home/HomeView";

const home: Queries.HomePartsFragment = {
  headline: "Acme Docs",
  lead: "All of it.",
  sections: [
    {
      title: "For developers",
      entries: [
        { label: "Start", to: "/docs/intro", href: null, text: "In ten minutes." },
        { label: "Code", to: null, href: "https://git.example.com/", text: null },
      ],
    },
  ],
};
const post = (slug: string) => ({
  slug,
  title: slug,
  excerpt: "Excerpt",
  description: null,
  date: "2026-03-09",
  readingMinutes: 1,
  language: null,
  authors: [],
});
const counted = {
  siteConfig: { api: { categoryRoute: "/docs/api-reference" } },
  allDoc: { totalCount: 12, nodes: [{ slug: "/docs/intro" }] },
  allGlossaryTerm: { totalCount: 30 },
  allApiTagGroup: {
    nodes: [
      { name: "Sales", operationCount: 5, tags: [{ anchor: "order" }] },
      { name: "Empty", operationCount: 0, tags: [] },
    ],
  },
} as unknown as Parameters<typeof docsAreas>[0];

test("search comes first, then the ways in by task, then what the docs hold, then the newest posts", () => {
  render(<HomeView home={home} areas={docsAreas(counted)} posts={[post("/blog/a")]} />);
  expect(texts(screen.getAllByRole("heading"))).toEqual([
    "Acme Docs",
    "For developers",
    "What these docs hold",
    "Newest posts",
    "/blog/a",
  ]);
  const search = screen.getByRole("search");
  const [firstLink] = screen.getAllByRole("link");
  expect(search.compareDocumentPosition(firstLink as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("each task leads on, within the site or to another", () => {
  render(<HomeView home={home} areas={[]} posts={[]} />);
  expect(addresses(screen.getAllByRole("link"))).toEqual({
    Start: "/docs/intro",
    Code: "https://git.example.com/",
  });
});

test("each part of the docs is counted and leads to its place; empty ones are left out", () => {
  render(<HomeView home={home} areas={docsAreas(counted)} posts={[]} />);
  const map = screen.getByRole("heading", { name: "What these docs hold" }).parentElement;
  expect(texts(within(map as HTMLElement).getAllByRole("listitem"))).toEqual([
    "Guides and tutorials12 pages",
    "Sales5 operations",
    "Glossary30 terms explained",
  ]);
  expect(addresses(within(map as HTMLElement).getAllByRole("link"))).toEqual({
    "Guides and tutorials": "/docs/intro",
    Sales: "/docs/api-reference#order",
    Glossary: "/docs/glossary",
  });
});

test("a site without docs, API, and blog has no empty parts", () => {
  const nothing = {
    ...counted,
    allDoc: { totalCount: 0, nodes: [] },
    allGlossaryTerm: { totalCount: 0 },
    allApiTagGroup: { nodes: [] },
  } as unknown as typeof counted;
  render(<HomeView home={{ ...home, sections: [] }} areas={docsAreas(nothing)} posts={[]} />);
  expect(texts(screen.getAllByRole("heading"))).toEqual(["Acme Docs"]);
});
