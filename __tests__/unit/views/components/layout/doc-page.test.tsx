/** @jest-environment jsdom */
import {
  addresses,
  configure,
  docsSidebar,
  render,
  screen,
  withConstants,
  within,
} from "../../../../support/views/testing";
import { DocCategoryPage } from "../../../../../src/views/components/layout/DocCategoryPage";
import { DocPage } from "../../../../../src/views/components/layout/DocPage";

const doc: Queries.DocPagePartsFragment = {
  slug: "/docs/tutorial/order",
  title: "First order",
  description: null,
  excerpt: "An order begins with …",
  image: null,
  keywords: [],
  unlisted: false,
  language: null,
  operations: [],
  statuses: [],
  terms: [],
  pictures: [],
  hideTitle: false,
  hideTableOfContents: false,
  readingMinutes: 4,
  sourcePath: "docs/tutorial/first order.mdx",
  lastUpdate: { date: "2026-03-09" },
  tags: [{ key: "orders", label: "Orders", permalink: "/docs/tags/orders" }],
  toc: [
    { id: "a", title: "Customer", depth: 2, half: null },
    { id: "b", title: "Lines", depth: 2, half: null },
  ],
};

const show = (changes: Partial<typeof doc> = {}, walk?: string) =>
  render(
    <DocPage doc={{ ...doc, ...changes }} useSidebar={() => docsSidebar} walk={walk}>
      <p>Words</p>
    </DocPage>,
  );

const links = (name: string) =>
  addresses(within(screen.getByRole("navigation", { name })).getAllByRole("link"));

test("the page has one title, its reading time, and the date of its last change", () => {
  show();
  expect(screen.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual([
    "First order",
  ]);
  const [header] = screen.getByRole("article").children;
  expect(header?.textContent).toBe("First order4 min readLast updated March 9, 2026");
});

test("without a date, nothing is said of it", () => {
  show({ lastUpdate: null });
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

test("breadcrumbs lead from the home page to the page, which is no link", () => {
  show();
  expect(links("Breadcrumbs")).toEqual({ Home: "/", Tutorial: "/docs/tutorial" });
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
  expect(trail.getByText("First order").getAttribute("aria-current")).toBe("page");
});

test("a step of the breadcrumbs without a page is no link", () => {
  show({ slug: "/docs/tutorial/stock/count" });
  expect(links("Breadcrumbs")).toEqual({ Home: "/", Tutorial: "/docs/tutorial" });
  expect(screen.getByRole("navigation", { name: "Breadcrumbs" }).textContent).toBe(
    "HomeTutorialStockCount it",
  );
});

test("the pages before and after it are those of the sidebar", () => {
  show();
  expect(links("Previous and next page")).toEqual({
    PreviousTutorial: "/docs/tutorial",
    "NextCount it": "/docs/tutorial/stock/count",
  });
});

test("the first page has no page before it", () => {
  show({ slug: "/docs/intro" });
  expect(links("Previous and next page")).toEqual({ NextTutorial: "/docs/tutorial" });
});

test("the page can be edited, by the name of its file, and reported, by its address", () => {
  show();
  const actions = screen.getByRole("list", { name: "About this page" });
  expect(addresses(within(actions).getAllByRole("link"))).toEqual({
    "Edit this page": "https://git.example.com/edit/content/docs/tutorial/first%20order.mdx",
    "Report a problem on this page":
      "https://feedback.example.com/new?from=docs&page=%2Fdocs%2Ftutorial%2Forder",
  });
});

test("without a repository and a form, there is nothing to edit or report", () => {
  configure({ repository: null, feedbackUrl: null });
  show();
  expect(screen.queryByRole("list", { name: "About this page" })).toBeNull();
});

test("the page can be had as Markdown", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  show();
  expect(screen.getByRole("link", { name: "View as Markdown" }).getAttribute("href")).toBe(
    "/site/docs/tutorial/order.md",
  );
  expect(screen.getByRole("button", { name: "Copy as Markdown" }).dataset.copyMarkdown).toBe(
    "/site/docs/tutorial/order.md",
  );
});

test("tags lead to the pages with the same tag; a page without tags has no row of them", () => {
  const { unmount } = show();
  expect(links("Tags")).toEqual({ Orders: "/docs/tags/orders" });
  unmount();
  show({ tags: [] });
  expect(screen.queryByRole("navigation", { name: "Tags" })).toBeNull();
});

test("the table of contents is left out where it is hidden, or of one heading", () => {
  const toc = () => screen.queryByRole("navigation", { name: "On this page" });
  const first = show();
  expect(toc()).not.toBeNull();
  first.unmount();
  const second = show({ hideTableOfContents: true });
  expect(toc()).toBeNull();
  second.unmount();
  show({ toc: doc.toc.slice(0, 1) });
  expect(toc()).toBeNull();
});

test("an untranslated page says so, and its words say their language", () => {
  const language = { label: "English", htmlLang: "en", dir: "ltr" };
  process.env.SITE_HAS_LOCALES = "yes";
  show({ language });
  delete process.env.SITE_HAS_LOCALES;
  expect(screen.getByRole("note").textContent).toContain("It is shown in English.");
  expect(screen.getByRole("heading", { level: 1 }).lang).toBe("en");
  expect(screen.getByText("Words").closest("[lang]")?.getAttribute("dir")).toBe("ltr");
});

test("the title, the description, and the canonical address are in the head", () => {
  show();
  expect(document.title).toBe("First order | Acme Docs");
  const head = (selector: string) => document.head.querySelector(selector);
  expect(head('meta[name="description"]')?.getAttribute("content")).toBe(doc.excerpt);
  expect(head('link[rel="canonical"]')?.getAttribute("href")).toBe(
    "https://docs.example.com/docs/tutorial/order",
  );
});

test("the article of a tutorial names the file with its calls", () => {
  show({}, "walk-1.json");
  expect(screen.getByRole("article").dataset.walk).toBe("walk-1.json");
});

const shown = { sidebarLabel: "First order", unlisted: false };
const docs = [
  { ...shown, slug: "/docs/tutorial/order", description: "How to begin.", readingMinutes: 4 },
  {
    slug: "/docs/elsewhere",
    sidebarLabel: "Elsewhere",
    unlisted: true,
    description: "No entry.",
    readingMinutes: 1,
  },
];

test("a category lists its pages with their descriptions; a category in it leads to its first page", () => {
  const category = { label: "Tutorial", slug: "/docs/tutorial", description: "Step by step." };
  render(<DocCategoryPage category={category} docs={docs} sidebar={docsSidebar} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tutorial");
  const list = screen.getByRole("list", { name: "In this section" });
  expect(addresses(within(list).getAllByRole("link"))).toEqual({
    "First order": "/docs/tutorial/order",
    Stock: "/docs/tutorial/stock/count",
  });
  expect(list.textContent).toBe("First order4 min readHow to begin.Stock");
  expect(links("Previous and next page")).toEqual({
    PreviousIntroduction: "/docs/intro",
    "NextFirst order": "/docs/tutorial/order",
  });
});

test("a category whose pages stand in other groups lists them by their folder", () => {
  const category = { label: "Core", slug: "/docs/category/core", description: null };
  render(<DocCategoryPage category={category} docs={docs} sidebar={docsSidebar} />);
  const list = screen.getByRole("list", { name: "In this section" });
  expect(addresses(within(list).getAllByRole("link"))).toEqual({
    "First order": "/docs/tutorial/order",
  });
});
