import { cleanedSearches } from "../../../../src/search/client/stored-searches";

const stored = (parts: object = {}) => ({
  objectID: "operation:/docs/api/get-item",
  type: "lvl1",
  url: "/docs/api/get-item",
  hierarchy: {
    lvl0: "Ianai API",
    lvl1: "Get an item",
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  ...parts,
});
const own = (url: string) => /^\/(?!\/)/.test(url);
const clean = (value: unknown) =>
  cleanedSearches(typeof value === "string" ? value : JSON.stringify(value), own);
const kept = (value: unknown) => JSON.parse(clean(value) ?? JSON.stringify(value)) as object[];

describe("stored searches", () => {
  test("that DocSearch wrote itself stay as they are", () => {
    expect(clean([stored()])).toBeNull();
    expect(clean([])).toBeNull();
  });

  test.each([
    ["no JSON", "{"],
    ["no list", { length: 3 }],
    ["a number", 7],
    ["null", null],
  ])("that are %s become an empty list", (_, value) => {
    expect(clean(value)).toBe("[]");
  });

  test.each([
    ["no object", null],
    ["no id", stored({ objectID: undefined })],
    ["an address elsewhere", stored({ url: "//evil.example" })],
    ["a script as its address", stored({ url: "javascript:alert(1)" })],
    ["no hierarchy", stored({ hierarchy: null })],
    ["a type that it has no heading for", stored({ type: "lvl3" })],
    ["the type of an object's own parts", stored({ type: "constructor" })],
    ["a heading of endless length", stored({ hierarchy: { lvl0: "a", lvl1: "b".repeat(1e6) } })],
  ])("drop an entry with %s", (_, entry) => {
    expect(kept([entry, stored()])).toEqual([stored()]);
  });

  test("contain no tags, and nothing that DocSearch would take for a snippet", () => {
    const evil = '<img src=x onerror="alert(1)">';
    const [one] = kept([
      stored({
        content: evil,
        hierarchy: { lvl0: evil, lvl1: evil },
        _snippetResult: { hierarchy: { lvl1: { value: evil } } },
      }),
    ]);
    expect(JSON.stringify(one)).not.toMatch(/<|>|_snippetResult/);
    expect(one).toMatchObject({ content: "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;" });
  });

  test("name each place once, ten at most", () => {
    const many = Array.from({ length: 50 }, (_, n) => stored({ objectID: `id-${n % 20}` }));
    expect(kept(many)).toHaveLength(10);
  });
});
