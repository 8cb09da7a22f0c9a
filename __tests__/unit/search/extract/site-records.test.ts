import { countFacets } from "../../../../src/search/engine/facets";
import { packRecord, unpackRecord } from "../../../../src/search/engine/shard";
import { downloadDrafts } from "../../../../src/search/extract/download-drafts";
import { pageDrafts } from "../../../../src/search/extract/page-drafts";
import { siteRecords } from "../../../../src/search/extract/site-records";
import { facetAttributes, type SearchRecord } from "../../../../src/search/record";

/** One page and one operation with one field. */
const records = siteRecords({
  pages: [
    {
      kind: "doc",
      slug: "/docs/intro",
      title: "Introduction",
      keywords: [],
      unlisted: false,
      sections: [],
    },
  ],
  categories: [],
  glossary: { route: "/docs/glossary", title: "Glossary", terms: [] },
  api: null,
  tags: [{ name: "Item", to: "/docs/api/item", summary: "" }],
  operations: [
    {
      tagName: "Item",
      slug: "get-item",
      route: "/docs/api/get-item",
      method: "GET",
      path: "/items/{itemId}",
      summary: "Get an item",
      descriptionHtml: "",
      parameters: [
        {
          place: "path",
          parameters: [{ name: "itemId", descriptionHtml: "", schema: { type: "string" } }],
        },
      ],
      responses: [],
      callbacks: [],
    },
  ],
  parts: [],
  groups: { docs: "Docs", blog: "Blog", pages: "Pages" },
  context: { language: "en", docusaurusTag: "default", version: "2.0.0" },
});

const fromShard = (record: SearchRecord) =>
  unpackRecord(packRecord(record, record.content ?? ""), {
    language: "en",
    docusaurus_tag: "default",
    version: "2.0.0",
  });

test("every facet has values, in the records and after they were packed", () => {
  const counts = countFacets(records, facetAttributes);
  expect(Object.keys(counts).sort()).toEqual([...facetAttributes].sort());
  expect(countFacets(records.map(fromShard), facetAttributes)).toEqual(counts);
});

test("files for download are found by their purpose and their names, at their place on the page of the API", () => {
  const file = (kind: string, label: string, name: string) => ({
    ...{ kind, label },
    route: `/download/${name}`,
  });
  const drafts = downloadDrafts({ title: "API", route: "/docs/api" }, "Take it with you", [
    file("OpenAPI", "YAML", "openapi.yaml"),
    file("OpenAPI", "JSON", "openapi.json"),
    file("Postman", "collection", "postman-collection.json"),
  ]);
  const shared = { kind: "category", route: "/docs/api", anchor: "downloads" };
  expect(drafts).toMatchObject([
    {
      ...shared,
      trail: ["API", "Take it with you", "OpenAPI YAML, JSON"],
      names: ["openapi.yaml", "openapi.json"],
    },
    {
      ...shared,
      trail: ["API", "Take it with you", "Postman collection"],
      names: ["postman-collection.json"],
    },
  ]);
});

test("a page is found in the group that the sidebar shows it in", () => {
  const page = { kind: "doc", slug: "/a", title: "A", keywords: [], unlisted: false } as const;
  const folders = [
    { dirPath: "core", label: "Core" },
    { dirPath: "sell", label: "Sell" },
  ];
  const names = { docs: "Docs", blog: "Blog", pages: "Pages" };
  const groupOf = (sidebarGroup?: string) =>
    pageDrafts([{ ...page, docId: "core/a", sidebarGroup, sections: [] }], folders, names)[0]
      ?.trail[0];
  expect([groupOf(), groupOf("sell")]).toEqual(["Core", "Sell"]);
});

test("a page is also called what the sidebar calls it, before its keywords", () => {
  const page = { kind: "doc", slug: "/docs/access", title: "Give people access" } as const;
  const all = { ...page, keywords: ["tokens"], unlisted: false, sections: [] };
  const called = (sidebarLabel?: string) =>
    pageDrafts([{ ...all, sidebarLabel }], [], { docs: "Docs", blog: "Blog", pages: "Pages" })[0]
      ?.names;
  expect(called("Users and roles")).toEqual(["access", "Users and roles", "tokens"]);
  expect(called()).toEqual(["access", "Give people access", "tokens"]);
});
