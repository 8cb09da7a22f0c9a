import { searchFiles, tooLarge } from "../../../src/search/build/search-files";
import { packRecord, unpackRecord } from "../../../src/search/engine/shard";
import { drafts, recordsOf } from "./records";

const shared = { language: "en", docusaurus_tag: "default", version: "2.0.0" };

test("records are in DocSearch's shape", () => {
  expect(recordsOf(drafts.slice(6, 8))).toMatchSnapshot();
});

test("ids are unique, and do not change with other records", () => {
  const all = recordsOf([...drafts, ...drafts]).map(({ objectID }) => objectID);
  expect(new Set(all).size).toBe(all.length);
  const alone = recordsOf(drafts.slice(6)).map(({ objectID }) => objectID);
  expect(all).toEqual(expect.arrayContaining(alone));
});

test("a long text becomes several records, none of them over 10 KB", () => {
  const content = "Wörter über Wörter. ".repeat(1500);
  const records = recordsOf([
    { kind: "doc", trail: ["Docs", "Long"], content, route: "/docs/long" },
  ]);
  expect(records.length).toBeGreaterThan(5);
  expect(records.map(({ type }) => type)).toEqual([
    "lvl1",
    ...records.slice(1).map(() => "content"),
  ]);
  expect(tooLarge(records)).toEqual([]);
});

test.each([
  ["three bytes a character", "在庫".repeat(5000)],
  ["signs that JSON escapes", '"\\'.repeat(5000)],
  ["one word", "w".repeat(10_000)],
])("no record is over 10 KB, whatever its texts: %s", (_, text) => {
  const many = Array.from({ length: 100 }, (_, at) => `${at}-${text}`);
  const records = recordsOf([
    { kind: "error", trail: many.slice(0, 4), content: text, route: "/docs/long", anchor: text },
    { kind: "field", trail: [text], content: "", route: "/docs/a", names: many, operations: many },
  ]);
  expect(tooLarge(records)).toEqual([]);
  expect(records.map(({ url }) => url)).toEqual([
    ...records.slice(1).map(() => "/docs/long"),
    "/docs/a",
  ]);
});

test("a record that is too large is reported", () => {
  const [record] = recordsOf(drafts.slice(0, 1));
  expect(tooLarge(record ? [{ ...record, content: "é".repeat(6000) }] : [])).toEqual([
    "overview:/docs/api/sales-order",
  ]);
});

test("a record is the same after it was packed", () => {
  for (const record of recordsOf([...drafts, ...drafts]))
    expect(unpackRecord(packRecord(record, record.content ?? ""), shared)).toEqual({
      ...record,
      content: record.content || null,
    });
});

test("file names change with the content, and only then", () => {
  const paths = (route: string) =>
    searchFiles(recordsOf([{ kind: "doc", trail: ["Docs", "One"], content: "", route }]), "en").map(
      ({ path }) => path,
    );
  expect(paths("/docs/one")).toEqual(paths("/docs/one"));
  expect(paths("/docs/one")[0]).not.toBe(paths("/docs/two")[0]);
  expect(paths("/docs/one").slice(-2)).toEqual(["search/records.json", "search/manifest.json"]);
});

test("each language and version has its own files", () => {
  const records = recordsOf(drafts);
  const other = records.map((record) => ({ ...record, docusaurus_tag: "1.0" }));
  const paths = searchFiles([...records, ...other], "en").map(({ path }) => path);
  expect(paths).toContain("search/manifest.json");
  expect(paths).toContain("search/en-1.0/manifest.json");
});
