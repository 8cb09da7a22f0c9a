import { filterValues, pageRequests } from "../../../../src/search/page/page-requests";
import {
  isSameTyping,
  readPageState,
  unfiltered,
  writePageState,
} from "../../../../src/search/page/page-state";
import type { AlgoliaResult } from "../../../../src/search/client/algolia-types";

describe("the address of the search page", () => {
  test("describes the whole state, and is read back unchanged", () => {
    const search = "?q=sales+order&kind=field&kind=operation&group=Ianai+API&page=3";
    const state = readPageState(search);
    expect(state).toEqual({
      ...unfiltered("sales order"),
      page: 3,
      kind: ["field", "operation"],
      group: ["Ianai API"],
    });
    expect(writePageState(state)).toBe(search);
    expect(writePageState(readPageState(""))).toBe("");
  });

  test.each([
    ["?page=-1&q=%20%20a", { page: 1, query: "a" }],
    ["?page=1e9", { page: 50 }],
    ["?page=x&kind=&kind=a&kind=a", { page: 1, kind: ["a"] }],
    ["?q=%E0%A4%A&q=b", { query: "\ufffd%A" }],
    [`?q=${"ö".repeat(200)}`, { query: "ö".repeat(64) }],
    [`?q=${"😀".repeat(60)}`, { query: "😀".repeat(32) }],
    [`?q=a${"😀".repeat(60)}`, { query: `a${"😀".repeat(31)}` }],
  ])("%s makes sense", (search, state) => {
    expect(readPageState(search)).toMatchObject(state);
  });

  test("typing on one word needs one entry in the history, another word a second", () => {
    expect(isSameTyping("inv", "invoice")).toBe(true);
    expect(isSameTyping("invoice", "inv")).toBe(true);
    expect(isSameTyping("invoice", "order")).toBe(false);
    expect(isSameTyping("", "o")).toBe(false);
  });
});

describe("the requests of the search page", () => {
  const context = {
    indexName: "docs",
    contextFilters: ["language:en", "docusaurus_tag:default"],
    snippetWords: 10,
    clickAnalytics: false,
  };
  const state = readPageState("?q=a&kind=field&kind=doc&group=Docs&page=2");

  test("ask for twenty hits of the page, within the context and the filters", () => {
    const [results] = pageRequests(state, context);
    expect(results).toMatchObject({
      hitsPerPage: 20,
      page: 1,
      facetFilters: [
        "language:en",
        "docusaurus_tag:default",
        ["kind:field", "kind:doc"],
        ["hierarchy.lvl0:Docs"],
      ],
    });
  });

  test("count the values of each filter in use without that filter", () => {
    const [, kinds, groups] = pageRequests(state, context);
    expect(kinds?.facetFilters).toEqual([...context.contextFilters, ["hierarchy.lvl0:Docs"]]);
    expect(groups?.facetFilters).toEqual([...context.contextFilters, ["kind:field", "kind:doc"]]);
    const answers = [
      { facets: { kind: { field: 1 }, version: { "2.0.0": 1 } } },
      { facets: { kind: { operation: 2, field: 9 } } },
      { facets: { "hierarchy.lvl0": { Docs: 3 } } },
    ] as unknown as AlgoliaResult[];
    expect(filterValues(state, answers)).toMatchObject({
      kind: [
        { value: "field", count: 9 },
        { value: "operation", count: 2 },
        { value: "doc", count: 0 },
      ],
      group: [{ value: "Docs", count: 3 }],
      version: [{ value: "2.0.0", count: 1 }],
    });
  });
});
