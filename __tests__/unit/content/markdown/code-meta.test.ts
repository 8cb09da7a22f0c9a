import { parseCodeMeta } from "../../../../src/content/markdown/code-meta";

test("title, alternative, marked lines and line numbers are read in any order", () => {
  const meta = parseCodeMeta(`{1,3-5} alt='It is "so".' showLineNumbers title="a {9}.json"`);
  expect(meta.title).toBe("a {9}.json");
  expect(meta.alt).toBe('It is "so".');
  expect([...meta.highlighted]).toEqual([1, 3, 4, 5]);
  expect(meta.showLineNumbers).toBe(true);
});

test("what is not there is not there", () => {
  const meta = parseCodeMeta('subtitle="x" title="showLineNumbers {2}"');
  expect(meta.title).toBe("showLineNumbers {2}");
  expect(meta.alt).toBeUndefined();
  expect(meta.highlighted.size).toBe(0);
  expect(meta.showLineNumbers).toBe(false);
  expect(parseCodeMeta(null).title).toBeUndefined();
});

test("an endless range ends", () => {
  expect(parseCodeMeta("{1-999999999}").highlighted.size).toBeLessThan(20_000);
});

test("a fence says which operation it shows, and what of it", () => {
  expect(
    parseCodeMeta('operation=get-item response=200 excerpt title="request" {1}'),
  ).toMatchObject({
    operation: "get-item",
    response: "200",
    excerpt: true,
    request: false,
    title: "request",
    unknown: [],
  });
  expect(parseCodeMeta('request operation="create-item"')).toMatchObject({
    operation: "create-item",
    request: true,
    response: undefined,
  });
});

test("words that mean nothing are kept apart", () => {
  const { unknown, operation } = parseCodeMeta("opration=a excerpts {2,4} showLineNumbers request");
  expect(operation).toBeUndefined();
  expect(unknown).toEqual(["opration=a", "excerpts"]);
});
