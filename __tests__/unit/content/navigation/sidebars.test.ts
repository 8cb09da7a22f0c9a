import { apiSidebar } from "../../../../src/content/navigation/api-sidebar";
import { docsSidebar } from "../../../../src/content/navigation/docs-sidebar";
import { flattenSidebar, neighbors } from "../../../../src/content/navigation/flatten";
import { folderRedirects } from "../../../../src/content/navigation/folder-redirects";
import { trailTo } from "../../../../src/content/navigation/trail";

const doc = (docId: string, sidebarPosition?: number, unlisted = false) => ({
  docId,
  slug: `/docs/${docId}`.replace(/\/index$/, ""),
  sidebarLabel: docId.split("/").pop() ?? docId,
  sidebarPosition,
  unlisted,
});

const sidebar = docsSidebar(
  [
    doc("tutorial/quick-start/settings", 2),
    doc("tutorial/quick-start/account", 1),
    doc("tutorial/intro", 1),
    doc("tutorial/no-file/page"),
    doc("intro", 1),
    doc("index"),
    doc("secret", 1, true),
  ],
  [
    { dirPath: "tutorial", label: "Tutorials", position: 2 },
    {
      dirPath: "tutorial/quick-start",
      label: "Quick start",
      position: 2,
      slug: "/docs/category/quick-start",
    },
  ],
);

describe("docs sidebar", () => {
  it("orders pages and folders by position, index first, and leaves unlisted pages out", () => {
    expect(sidebar.map((item) => item.label)).toEqual(["index", "intro", "Tutorials"]);
  });

  it("nests folders, with the category's page as the group's own link", () => {
    expect(sidebar[2]?.items?.map((item) => [item.label, item.to])).toEqual([
      ["intro", "/docs/tutorial/intro"],
      ["Quick start", "/docs/category/quick-start"],
      ["No file", undefined],
    ]);
  });

  it("puts what has no position last: pages by label, then folders", () => {
    const items = docsSidebar([doc("zebra"), doc("apple/page"), doc("first", 1)], []);
    expect(items.map((item) => item.label)).toEqual(["first", "zebra", "Apple"]);
  });

  it("puts a page into the group of another folder, and leaves out its own if it is empty", () => {
    const items = docsSidebar(
      [{ ...doc("core/order", 1), sidebarGroup: "buy" }, doc("sell/price", 1)],
      [
        { dirPath: "core", label: "Core", position: 1 },
        { dirPath: "buy", label: "Buy", position: 2 },
        { dirPath: "sell", label: "Sell", position: 3 },
      ],
    );
    expect(items.map(({ label, items }) => [label, items?.map(({ to }) => to)])).toEqual([
      ["Buy", ["/docs/core/order"]],
      ["Sell", ["/docs/sell/price"]],
    ]);
  });

  it("gives previous and next in reading order, category pages included", () => {
    const pages = flattenSidebar(sidebar);
    const { previous, next } = neighbors(pages, "/docs/tutorial/quick-start/account");
    expect([previous?.to, next?.to]).toEqual([
      "/docs/category/quick-start",
      "/docs/tutorial/quick-start/settings",
    ]);
    expect(neighbors(pages, "/nowhere")).toEqual({});
  });

  it("finds the trail from the top to a page", () => {
    expect(trailTo(sidebar, "/docs/tutorial/quick-start/account").map((i) => i.label)).toEqual([
      "Tutorials",
      "Quick start",
      "account",
    ]);
    expect(trailTo(sidebar, "/elsewhere")).toEqual([]);
  });

  it("redirects a trimmed address to the category page, else to the first page below", () => {
    const folders = [
      { route: "/docs/tutorial/quick-start", slug: "/docs/category/quick-start" },
      { route: "/docs/tutorial" },
      { route: "/docs", slug: "/docs/elsewhere" },
      { route: "/empty" },
    ];
    expect(folderRedirects(folders, sidebar, new Set(["/docs"]))).toEqual([
      { from: "/docs/tutorial/quick-start", to: "/docs/category/quick-start" },
      { from: "/docs/tutorial", to: "/docs/tutorial/intro" },
    ]);
  });
});

describe("API sidebar", () => {
  const getItem = {
    summary: "Get an item",
    route: "/docs/api/get-item",
    method: "GET",
    deprecated: false,
  };
  const items = apiSidebar(
    [
      {
        name: "Items and stock",
        tags: [{ name: "Item", to: "/docs/api/item", operations: [getItem] }],
      },
    ],
    { label: "Ianai API", to: "/docs/category/ianaiapi" },
  );

  it("holds the whole API's page, then groups, tags and operations with their method", () => {
    expect(items).toMatchInlineSnapshot(`
     [
       {
         "label": "Ianai API",
         "to": "/docs/category/ianaiapi",
       },
       {
         "items": [
           {
             "items": [
               {
                 "label": "Get an item",
                 "method": "GET",
                 "to": "/docs/api/get-item",
               },
             ],
             "label": "Item",
             "to": "/docs/api/item",
           },
         ],
         "label": "Items and stock",
       },
     ]
    `);
  });

  it("puts what is about all operations before the groups", () => {
    const conventions = { name: "Conventions", to: "/docs/api/support", operations: [] };
    const item = { name: "Item", to: "/docs/api/item", operations: [getItem] };
    const labels = (groups: Parameters<typeof apiSidebar>[0]) =>
      apiSidebar(groups, { label: "API", to: "/docs/category/x" }).map(({ label }) => label);
    const start = { name: "Start here", tags: [conventions, item] };
    const others = { name: "Others", tags: [item, conventions] };
    expect(labels([start, others])).toEqual(["API", "Conventions", "Start here", "Others"]);
    expect(labels([{ name: "Start here", tags: [conventions] }])).toEqual(["API", "Conventions"]);
  });

  it("does not take a section of a page for a page", () => {
    const section = apiSidebar(
      [{ name: "G", tags: [{ name: "T", to: "/docs/category/x#t", operations: [getItem] }] }],
      { label: "API", to: "/docs/category/x" },
    );
    expect(flattenSidebar(section).map((item) => item.to)).toEqual([
      "/docs/category/x",
      "/docs/api/get-item",
    ]);
  });
});
