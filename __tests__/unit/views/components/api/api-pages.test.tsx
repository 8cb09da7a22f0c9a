/** @jest-environment jsdom */
import {
  addresses,
  apiSidebar,
  configure,
  fill,
  render,
  screen,
  texts,
  withConstants,
  withEnvironment,
  within,
} from "../../../../support/views/testing";
import { keepArticle } from "../../../../../src/browser/articles/article-store";
import { ApiCategoryPage } from "../../../../../src/views/components/api/ApiCategoryPage";
import { ChangelogPage } from "../../../../../src/views/components/api/ChangelogPage";
import { OperationPage } from "../../../../../src/views/components/api/OperationPage";
import { OverviewPage } from "../../../../../src/views/components/api/OverviewPage";
import { startReference } from "../../../../../src/views/listeners/start-reference";

const ended = jest.fn();
jest.mock("../../../../../src/views/listeners/start-reference", () => ({
  startReference: jest.fn(() => ended),
}));

const row = (slug: string, method: string, deprecated = false) => ({
  slug,
  route: `/docs/api/${slug}`,
  method,
  path: `/${slug.split("-")[1]}s`,
  summary: slug.replace("-", " "),
  deprecated,
});
const create = row("create-order", "POST");
const remove = row("delete-order", "DELETE", true);
const count = row("count-item", "POST");
const downloads = [
  { kind: "OpenAPI", label: "YAML", route: "/download/api.yaml", bytes: 2000 },
  { kind: "OpenAPI", label: "JSON", route: "/download/api.json", bytes: 3_400_000 },
  { kind: "Postman", label: "Collection", route: "/download/postman.json", bytes: 10 },
];
const links = (name: string) =>
  addresses(within(screen.getByRole("region", { name })).getAllByRole("link"));
const language = { label: "English", htmlLang: "en", dir: "ltr" };

describe("the page of the whole API", () => {
  const tag = (name: string, to: string, operations: ReturnType<typeof row>[]) => ({
    name,
    anchor: name.toLowerCase(),
    to,
    summary: `All about ${name}.`,
    downloads: [{ label: "YAML", route: `/download/tags/${name.toLowerCase()}.yaml` }],
    operations,
  });
  const show = () =>
    render(
      <ApiCategoryPage
        label="API reference"
        sidebar={apiSidebar}
        document={{
          title: "Acme API",
          version: "3.1",
          categoryRoute: "/docs/api-reference",
          descriptionHtml: '<p>See the <a href="/docs/intro">intro</a>.</p>',
          downloads,
          servers: [
            { url: "https://api.example.com", description: "Production" },
            { url: "https://test.example.com", description: null },
          ],
          groups: [
            { name: "Sales", tags: [tag("Order", "/docs/api/order", [create, remove])] },
            { name: "Stock", tags: [tag("Item", "/docs/api-reference#item", [count])] },
          ],
        }}
      />,
    );
  const type = (value: string) =>
    fill(screen.getByRole("searchbox", { name: "Filter operations" }), value);
  const shown = () =>
    screen
      .queryAllByRole("region", { name: /^(Order|Item)$/ })
      .flatMap((region) => Object.values(addresses(within(region).getAllByRole("link"))))
      .filter((href) => href?.match(/-(order|item)$/));

  test("says its version and its servers, and has its operations by group and tag", () => {
    show();
    expect(screen.getByText("Version 3.1")).toBeTruthy();
    expect(texts(document.querySelectorAll("dl")[0]?.children ?? [])).toEqual([
      "Productionhttps://api.example.com",
      "Servershttps://test.example.com",
    ]);
    expect(links("Order")).toEqual({
      "Order overview": "/docs/api/order",
      "create order": "/docs/api/create-order",
      "delete order": "/docs/api/delete-order",
    });
    expect(screen.getByRole("heading", { name: "Sales 2 operations" })).toBeTruthy();
  });

  test("tells deprecated operations apart, and a tag without a page has its files instead of a link to it", () => {
    show();
    const order = within(screen.getByRole("region", { name: "Order" })).getAllByRole("listitem");
    expect(texts(order)).toEqual(["POSTcreate order/orders", "DELdelete orderDeprecated/orders"]);
    expect(links("Item")).toEqual({
      YAML: "/download/tags/item.yaml",
      "count item": "/docs/api/count-item",
    });
  });

  test.each([
    ["name", "delete", ["/docs/api/delete-order"], "1 of 3 operations"],
    ["method and path", "post /orders", ["/docs/api/create-order"], "1 of 3 operations"],
    ["tag", "item", ["/docs/api/count-item"], "1 of 3 operations"],
    ["group", "SALES", ["/docs/api/create-order", "/docs/api/delete-order"], "2 of 3 operations"],
    [
      "nothing that exists",
      "xyz",
      [],
      "No operation matches. Try fewer letters, or search the whole site.",
    ],
  ])("filters by %s as one types, and says how many are left", (_, query, left, said) => {
    show();
    expect(screen.getByRole("status").textContent).toBe("3 operations");
    type(query);
    expect(shown()).toEqual(left);
    expect(screen.getByRole("status").textContent).toBe(said);
    type("");
    expect(screen.getByRole("status").textContent).toBe("3 operations");
  });

  test("has its files by purpose, with their sizes", () => {
    withConstants({ __PATH_PREFIX__: "/site" });
    show();
    const files = within(screen.getByRole("region", { name: "Take it with you" }));
    expect(texts(files.getAllByRole("definition"))).toEqual([
      "YAML 2 KBJSON 3.4 MB",
      "Collection 10 B",
    ]);
    const yaml = files.getByRole("link", { name: "YAML" });
    expect([yaml.getAttribute("href"), yaml.hasAttribute("download")]).toEqual([
      "/site/download/api.yaml",
      true,
    ]);
  });

  test("links in its description have the path prefix", () => {
    withConstants({ __PATH_PREFIX__: "/site" });
    show();
    expect(screen.getByRole("link", { name: "intro" }).getAttribute("href")).toBe(
      "/site/docs/intro",
    );
  });
});

describe("the page of an operation", () => {
  const operation: Queries.OperationPagePartsFragment = {
    ...create,
    excerpt: "",
    article: "create-1",
    html: null,
    file: "op-1.json",
    tag: { name: "Order" },
    related: [remove],
    usedBy: [{ title: "First order", route: "/docs/tutorial/order" }],
    previous: null,
    next: { label: "delete order", to: "/docs/api/delete-order" },
  };
  const page = (changes: Partial<typeof operation> = {}) => (
    <OperationPage operation={{ ...operation, ...changes }} sidebar={apiSidebar} />
  );
  const article = () => screen.getByRole("article", { name: "create order" });

  beforeEach(() => {
    keepArticle("create-1", "<p>Article</p>");
    keepArticle("create-2", "<p>Another</p>");
    jest.mocked(startReference).mockClear().mockReturnValue(ended);
    ended.mockClear();
  });

  test("shows the article that the build made, below its title, and makes it work", () => {
    render(page());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("create order");
    expect(article().textContent).toBe("Article");
    expect(jest.mocked(startReference).mock.calls).toEqual([[article(), "op-1.json"]]);
  });

  test("another operation in the same frame stops the first article and starts its own", () => {
    const { rerender, unmount } = render(page());
    rerender(page({ article: "create-2", file: "op-2.json" }));
    expect(article().textContent).toBe("Another");
    expect(ended).toHaveBeenCalledTimes(1);
    expect(jest.mocked(startReference).mock.lastCall).toEqual([article(), "op-2.json"]);
    unmount();
    expect(ended).toHaveBeenCalledTimes(2);
  });

  test("the article stays the same elements when the page is drawn again", () => {
    const { rerender } = render(page());
    const before = screen.getByText("Article");
    rerender(page());
    expect(screen.getByText("Article")).toBe(before);
    expect(startReference).toHaveBeenCalledTimes(1);
  });

  test("the article is taken from the page that was sent", () => {
    document.body.innerHTML = '<article data-article="sent-1"><p>As sent</p></article>';
    render(page({ article: "sent-1" }));
    expect(article().textContent).toBe("As sent");
  });

  test("an article that is missing is named", () => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(page({ article: "gone" }))).toThrow("article of create order");
  });

  test("leads to the tutorials that use it, and to other operations of its entity", () => {
    render(page());
    expect(links("Related")).toEqual({
      "First order": "/docs/tutorial/order",
      "DEL delete order": "/docs/api/delete-order",
    });
  });

  test("without relations has no such part", () => {
    render(page({ usedBy: [], related: [] }));
    expect(screen.queryByRole("region", { name: "Related" })).toBeNull();
  });

  test("is described by its method and path if it has no words", () => {
    render(page());
    expect(document.head.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
      "POST /orders",
    );
  });

  test("can be reported, but not edited, because it has no file", () => {
    render(page());
    const actions = screen.getByRole("list", { name: "About this page" });
    expect(texts(within(actions).getAllByRole("link"))).toEqual(["Report a problem on this page"]);
  });

  test("in another language than the page says so", () => {
    withEnvironment({ SITE_HAS_LOCALES: "yes" });
    configure({ contentLanguage: language });
    render(page());
    expect(screen.getByRole("note").textContent).toContain("It is shown in English.");
    // The labels of the article are in the language of the page; the build marks what the description says.
    expect([article().lang, screen.getByRole("heading", { level: 1 }).lang]).toEqual(["", "en"]);
  });
});

describe("the overview of a tag", () => {
  const tag: Queries.OverviewPagePartsFragment = {
    name: "Orders",
    summary: "What customers want.",
    to: "/docs/api/orders",
    downloads: [],
    overview: {
      html: "<h2 id='states'>States</h2>",
      toc: [{ id: "states", title: "States", depth: 2 }],
    },
    operations: [create],
  };

  test("has its words, its operations, and both in its contents", () => {
    render(<OverviewPage tag={tag} sidebar={apiSidebar} />);
    expect(screen.getByText("What customers want.")).toBeTruthy();
    const contents = screen.getByRole("navigation", { name: "On this page" });
    const toc = addresses(within(contents).getAllByRole("link"));
    expect(toc).toEqual({ States: "#states", Operations: "#operations" });
    for (const href of Object.values(toc))
      expect(document.querySelector(href ?? "")).not.toBeNull();
    expect(links("Operations")).toEqual({ "create order": "/docs/api/create-order" });
  });

  test("without operations has no empty list of them", () => {
    render(<OverviewPage tag={{ ...tag, operations: [] }} sidebar={apiSidebar} />);
    expect(screen.queryByRole("region", { name: "Operations" })).toBeNull();
  });
});

describe("the changelog", () => {
  const changes = {
    route: "/docs/api/changes",
    since: "2.0",
    html: "<p>Changed.</p>",
    toc: [],
    breaking: 1,
    operations: 3,
  } as unknown as Parameters<typeof ChangelogPage>[0]["changes"];

  test("counts what differs, shows it, and has a feed", () => {
    withConstants({ __PATH_PREFIX__: "/site" });
    render(<ChangelogPage changes={changes} sidebar={apiSidebar} />);
    expect(screen.getByText(/3 operations differ from 2.0, 1 of them/)).toBeTruthy();
    expect(screen.getByText("Changed.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "As a feed" }).getAttribute("href")).toBe(
      "/site/docs/api/changes/atom.xml",
    );
    expect(
      document.head.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')?.href,
    ).toBe("https://docs.example.com/site/docs/api/changes/atom.xml");
  });

  test("says so if nothing has changed", () => {
    render(<ChangelogPage changes={{ ...changes, html: "" }} sidebar={apiSidebar} />);
    expect(screen.getByText(/Nothing has changed since 2.0/)).toBeTruthy();
  });
});
