import { countFacets } from "../../../../src/search/engine/facets";
import { packRecord, unpackRecord } from "../../../../src/search/engine/shard";
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
