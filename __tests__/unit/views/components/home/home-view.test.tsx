/** @jest-environment jsdom */
import { addresses, render, screen, texts, within } from "../../../../support/views/testing";
import { docsAreas } from "../../../../../src/views/components/home/docs-areas";
import { HomeView } from "../../../../../src/views/components/home/HomeView";

const home: Queries.HomePartsFragment = {
  headline: "Acme Docs",
  lead: "All of it.",
  sections: [
    {
      title: "Developers",
      anchor: "for-developers",
      entries: [
        { label: "Start", to: "/docs/intro", href: null, text: "In ten minutes." },
        { label: "Code", to: null, href: "https://git.example.com/", text: null },
      ],
    },
    {
      title: "Drivers",
      anchor: "for-drivers",
      entries: [{ label: "Ship", to: "/docs/ship", href: null, text: "Guide" }],
    },
  ],
  story: {
    title: "One parcel",
    lead: "From door to door.",
    steps: [
      {
        ...{ label: "Pack", to: "/docs/pack", href: null, text: "It is packed.", document: "P-1" },
        run: { label: "Run it", to: "/docs/pack#run", href: null },
      },
      {
        label: "Send",
        to: "/docs/send",
        href: null,
        text: "It is sent.",
        document: null,
        run: null,
      },
    ],
  },
};
/** Of the main part, without the links to the cards. */
const links = () =>
  screen.getAllByRole("link").filter((link) => !link.getAttribute("href")?.startsWith("#"));
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
  allDoc: { totalCount: 12, nodes: [{ slug: "/docs/intro" }] },
  allGlossaryTerm: { totalCount: 30 },
  allApiTagGroup: {
    nodes: [
      { name: "Sales", operationCount: 5, to: "/docs/api/order" },
      { name: "Empty", operationCount: 0, to: null },
    ],
  },
} as unknown as Parameters<typeof docsAreas>[0];

test("search comes first, then the first pages by role, one example, what the docs hold, and the newest posts", () => {
  render(<HomeView home={home} areas={docsAreas(counted)} posts={[post("/blog/a")]} />);
  expect(texts(screen.getAllByRole("heading"))).toEqual([
    "Acme Docs",
    "Developers",
    "Drivers",
    "One parcel",
    "Pack",
    "Send",
    "What is in these docs",
    "Newest posts",
    "/blog/a",
  ]);
  const search = screen.getByRole("search");
  const [firstLink] = screen.getAllByRole("link");
  expect(search.compareDocumentPosition(firstLink as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("each entry of a role and each step of the example leads on, within the site or to another", () => {
  render(<HomeView home={home} areas={[]} posts={[]} />);
  expect(addresses(links())).toEqual({
    Start: "/docs/intro",
    Code: "https://git.example.com/",
    Ship: "/docs/ship",
    Pack: "/docs/pack",
    "Run it": "/docs/pack#run",
    Send: "/docs/send",
  });
});

test("the first screen has a link to the card of each role", () => {
  render(<HomeView home={home} areas={[]} posts={[]} />);
  for (const { title, anchor } of home.sections) {
    const link = screen.getByRole("link", { name: title });
    expect(link.getAttribute("href")).toBe(`#${anchor}`);
    expect(screen.getByRole("region", { name: title })).toBe(
      document.getElementById(anchor)?.parentElement,
    );
  }
});

test("each part of the docs is counted and leads to its place; empty ones are left out", () => {
  render(<HomeView home={home} areas={docsAreas(counted)} posts={[]} />);
  const map = screen.getByRole("heading", { name: "What is in these docs" }).parentElement;
  expect(texts(within(map as HTMLElement).getAllByRole("listitem"))).toEqual([
    "Guides and tutorials12 pages",
    "Sales5 operations",
    "Glossary30 terms explained",
  ]);
  expect(addresses(within(map as HTMLElement).getAllByRole("link"))).toEqual({
    "Guides and tutorials": "/docs/intro",
    Sales: "/docs/api/order",
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
  render(
    <HomeView
      home={{ ...home, sections: [], story: null }}
      areas={docsAreas(nothing)}
      posts={[]}
    />,
  );
  expect(texts(screen.getAllByRole("heading"))).toEqual(["Acme Docs"]);
});
