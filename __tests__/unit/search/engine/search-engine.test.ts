import type { AlgoliaRequest } from "../../../../src/search/client/algolia-types";
import { buildShards } from "../../../../src/search/engine/build-shards";
import { parseSynonyms } from "../../../../src/content/synonyms/parse-synonyms";
import { SearchEngine } from "../../../../src/search/engine/search-engine";
import type { RecordDraft } from "../../../../src/search/record";
import { drafts, recordsOf } from "../records";

const { synonyms } = parseSynonyms("synonyms.txt", "po = purchase order\nvendor invoice > bill\n");
const shards = buildShards(recordsOf(drafts), "test", { synonyms });

function engineWith(count: number): SearchEngine {
  const engine = new SearchEngine();
  for (const shard of shards.slice(0, count)) engine.add(shard);
  return engine;
}

const engine = engineWith(shards.length);

function ask(query: string, more: Partial<AlgoliaRequest> = {}, from = engine) {
  const [result] = from.search([{ query, indexName: "docs", ...more }]).results;
  if (!result) throw new Error("There is no answer.");
  return result;
}

const first = (query: string) => ask(query).hits[0]?.url;

test.each([
  ["sales order", "/docs/api/sales-order"],
  ["GET /sales-orders/{id}", "/docs/api/get-sales-order"],
  ["create PO", "/docs/api/create-purchase-order"],
  ["vendor invoice", "/docs/api/create-bill"],
  ["vendor-invoice", "/docs/api/create-bill"],
  ["customerPoNumber sales order", "/docs/api/create-sales-order#body.customerPoNumber"],
  ["purchse ordr", "/docs/api/create-purchase-order"],
  ["customerPoNumber", "/docs/api/create-sales-order#body.customerPoNumber"],
  ["customer_po_number", "/docs/api/create-sales-order#body.customerPoNumber"],
  ["credit limit exceeded", "/docs/api/support#error-credit-limit-exceeded"],
  ["error credit limit exceeded", "/docs/api/support#error-credit-limit-exceeded"],
  ["how do I cancel an order", "/docs/tutorial/core-features/salesorder#cancel-an-order"],
  ["create pur", "/docs/api/create-purchase-order"],
  ["/sales-orders/42", "/docs/api/get-sales-order"],
  ["/sales-orders/{salesOrderId}", "/docs/api/get-sales-order"],
  ["GET sales-orders/{id}", "/docs/api/get-sales-order"],
  [
    "get https://host.example/v2/sales-orders/sor_8JkQ2mV7?expand=lines",
    "/docs/api/get-sales-order",
  ],
  ["getSalesOrder", "/docs/api/get-sales-order"],
  ["customerPoNumber field", "/docs/api/create-sales-order#body.customerPoNumber"],
  ["how do I get a purchse order made", "/docs/api/create-purchase-order"],
  ["reserved stock", "/docs/tutorial/core-features/salesorder#cancel-an-order"],
])("%s leads to %s", (query, url) => {
  expect(first(query)).toBe(url);
});

test("what is asked about a state leads to it, not to the pages that have its stem", () => {
  const found = new SearchEngine();
  const site = [
    {
      kind: "state" as const,
      trail: ["Sales order", "Sales order status", "shipped"],
      content: "Everything has left.",
      route: "/docs/api/sales-order",
      anchor: "lifecycle",
      names: ["shipped"],
    },
    {
      kind: "tutorial" as const,
      trail: ["Ship", "Ship parcels"],
      content: "Parcels leave.",
      route: "/docs/shipping",
    },
  ];
  for (const shard of buildShards(recordsOf(site), "test", { synonyms: [] })) found.add(shard);
  for (const query of ["what happens after shipped", "shipped status", "status shipped"])
    expect(ask(query, {}, found).hits[0]?.url).toBe("/docs/api/sales-order#lifecycle");
});

test("a word in the title of a page counts more than the same word in the text of another, however often", () => {
  const page = (name: string, content: string) => ({
    kind: "doc" as const,
    trail: ["Guides", name],
    content,
    route: `/docs/${name.toLowerCase().replaceAll(" ", "-")}`,
  });
  const own = new SearchEngine();
  const pages = [
    page("Moving goods", "Pallets are moved. A pallet stands on a pallet, and pallet by pallet."),
    page("Counting a pallet", "What stands on it is counted once a year."),
  ];
  for (const shard of buildShards(recordsOf([...drafts, ...pages]), "test")) own.add(shard);
  const routes = ask("pallet", {}, own).hits.map(({ url }) => url);
  expect(routes).toEqual(["/docs/counting-a-pallet", "/docs/moving-goods"]);
});

test.each(["what is reserved stock", "what does reserved stock mean", "reserved stock definition"])(
  "%s: a question for a meaning is answered by the glossary",
  (query) => {
    const own = new SearchEngine();
    const route = "/docs/glossary";
    const term = {
      kind: "term" as const,
      trail: ["Glossary", "Reserved stock"],
      route,
      anchor: "reserved-stock",
    };
    const records = recordsOf([...drafts, { ...term, content: "Waits for an order." }]);
    for (const shard of buildShards(records, "test")) own.add(shard);
    expect(ask(query, {}, own).hits[0]?.url).toBe("/docs/glossary#reserved-stock");
  },
);

test.each([
  ["GET /part", "/docs/api/get-parts"],
  ["GET /prats", "/docs/api/get-parts"],
  ["GET /partlots", "/docs/api/get-part-lots"],
  ["GET /part-lots", "/docs/api/get-part-lots"],
])("a path with a slip finds the nearest path: %s", (query, url) => {
  const operation = (title: string, path: string): RecordDraft => ({
    kind: "operation",
    trail: ["Part", title],
    content: "",
    route: `/docs/api/${title.toLowerCase().replaceAll(" ", "-")}`,
    names: [`GET ${path}`, path],
  });
  const list = [
    operation("Get part", "/parts/{id}"),
    operation("Get parts", "/parts"),
    operation("Get part lot", "/part-lots/{id}"),
    operation("Get part lots", "/part-lots"),
  ];
  const small = new SearchEngine();
  for (const shard of buildShards(recordsOf(list), "test", { synonyms })) small.add(shard);
  expect(ask(query, {}, small).hits[0]?.url).toBe(url);
});

test("a site without synonyms knows none", () => {
  const bare = new SearchEngine();
  for (const shard of buildShards(recordsOf(drafts), "test")) bare.add(shard);
  expect(ask("vendor invoice", {}, bare).hits[0]?.url).not.toBe("/docs/api/create-bill");
  expect(ask("sales order", {}, bare).hits[0]?.url).toBe("/docs/api/sales-order");
});

test("the answer has the shape of Algolia's", () => {
  const result = ask("customerPoNumber", {
    attributesToSnippet: ["content:3"],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
  });
  expect({ ...result, hits: result.hits.slice(0, 1) }).toMatchSnapshot();
});

test("texts are escaped before anything is marked", () => {
  const [hit] = ask("warehouse <img src=x onerror=alert(1)> script", {
    attributesToSnippet: ["content:40"],
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
  }).hits;
  const html = `${hit?._snippetResult.content?.value} ${hit?._highlightResult.content?.value}`;
  expect(html).toContain("&lt;<mark>script</mark>&gt;");
  expect(html.replace(/<\/?mark>/g, "")).not.toMatch(/[<>]/);
});

test("facet filters are an AND of OR lists", () => {
  const kinds = (facetFilters: AlgoliaRequest["facetFilters"]) => [
    ...new Set(ask("order", { facetFilters }).hits.map(({ kind }) => kind)),
  ];
  expect(kinds(["language:en", ["kind:operation", "kind:field"]]).sort()).toEqual([
    "field",
    "operation",
  ]);
  expect(kinds("kind:-operation")).not.toContain("operation");
  expect(kinds(["kind:operation", "kind:field"])).toEqual([]);
  expect(kinds(["no-filter-at-all"])).toEqual([]);
  expect(kinds([["hierarchy.lvl0:Purchase order"]])).toEqual(["operation"]);
});

test("facets count all hits, not only those of the page", () => {
  const { facets, nbHits } = ask("order", { facets: ["kind"], hitsPerPage: 1 });
  const counts = Object.values(facets?.kind ?? {});
  expect(nbHits).toBeGreaterThan(2);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(nbHits);
});

test("pages follow one another without a gap or a repeat", () => {
  const whole = ask("order").hits.map(({ objectID }) => objectID);
  const pages = [0, 1, 2, 3].flatMap((page) =>
    ask("order", { hitsPerPage: 2, page }).hits.map(({ objectID }) => objectID),
  );
  expect(pages).toEqual(whole.slice(0, 8));
  expect(ask("order", { hitsPerPage: 2, page: 99 }).hits).toEqual([]);
});

test("several requests are answered in their order", () => {
  const { results } = engine.search([
    { query: "bill", indexName: "a" },
    { query: "purchase", indexName: "b" },
  ]);
  expect(results.map(({ index, query }) => `${index} ${query}`)).toEqual(["a bill", "b purchase"]);
});

test.each(["", "   ", "?!.,", "🙂", ".*+?^${}()|[]\\", "\u202e\u202d"])(
  "there is nothing to find for %j",
  (query) => {
    expect(ask(query)).toMatchObject({ nbHits: 0, hits: [] });
  },
);

test.each(["constructor", "__proto__", "toString", "x".repeat(5000), "the of and", "عربي نص"])(
  "%s is a query like any other",
  (query) => {
    expect(() => ask(query)).not.toThrow();
  },
);

test("as long as not all parts are here, nothing is suggested: it would cost time, and is not shown", () => {
  const own = new SearchEngine();
  const [pages, ...rest] = buildShards(recordsOf(drafts), "test");
  own.add(pages!);
  const early = ask("xqzzjk", {}, own);
  expect(early.nbHits).toBe(0);
  expect(early).not.toHaveProperty("suggestions");
  for (const shard of rest) own.add(shard);
  expect(ask("xqzzjk", {}, own)).toHaveProperty("suggestions");
});

test("if nothing is found, the suggestions lead to hits", () => {
  const result = ask("purchase zzzzzzqq");
  expect(result.nbHits > 0 || (result.suggestions?.length ?? 0) > 0).toBe(true);
  const { nbHits, suggestions = [] } = ask("xqzzjk salesorderz", { facetFilters: "kind:bogus" });
  expect(nbHits).toBe(0);
  for (const suggestion of suggestions) expect(ask(suggestion).nbHits).toBeGreaterThan(0);
});

test("pages are found before fields and texts are loaded", () => {
  const early = engineWith(1);
  expect(ask("sales order", {}, early)).toMatchObject({ complete: false });
  expect(ask("sales order", {}, early).hits[0]?.url).toBe("/docs/api/sales-order");
  expect(ask("customerPoNumber", { facetFilters: "kind:field" }, early).nbHits).toBe(0);
  expect(ask("sales order")).toMatchObject({ complete: true });
});

test("fewer than three letters are searched in pages only", () => {
  expect(ask("no").hits.filter(({ kind }) => kind === "field")).toEqual([]);
  expect(ask("not").hits.map(({ kind }) => kind)).toContain("field");
});

describe("words that are typed to no end", () => {
  const page = (title: string, group = "Guides"): RecordDraft => ({
    kind: "doc",
    trail: [group, title],
    content: "What it is for.",
    route: `/docs/${title.toLowerCase().replaceAll(" ", "-")}`,
  });
  const own = new SearchEngine();
  const pages = [
    "Stock setting",
    "Stock settlement",
    "Quantity in a bin",
    "Delete a vendor",
    "Delete a vendor item",
    "Printed labels",
  ].map((title) => page(title));
  // So many words begin with what is typed that it need not be a slip.
  const others = ["Settl", "Quantiti"].flatMap((start) =>
    Array.from({ length: 12 }, (_, at) => page(`${start}${"abcdefghijkl".charAt(at)}x of stock`)),
  );
  for (const shard of buildShards(recordsOf([...pages, ...others]), "test")) own.add(shard);

  test.each([
    ["stock setti", "/docs/stock-setting"],
    ["stock settin", "/docs/stock-setting"],
    ["stock settting", "/docs/stock-setting"],
    ["quantiti", "/docs/quantity-in-a-bin"],
    ["quantitie", "/docs/quantity-in-a-bin"],
    ["printign", "/docs/printed-labels"],
  ])("%s finds the stem that the whole word has", (query, url) => {
    expect(ask(query, {}, own).hits[0]?.url).toBe(url);
  });

  test("the beginning of a word after a whole title is part of another title", () => {
    expect(ask("delete vendor", {}, own).hits[0]?.url).toBe("/docs/delete-a-vendor");
    expect(ask("delete vendor it", {}, own).hits[0]?.url).toBe("/docs/delete-a-vendor-item");
  });
});
