import { mendedJson } from "../../../../src/checks/snippets/mended-json";
import { unclosedQuote } from "../../../../src/checks/snippets/unclosed-quote";

test.each([
  ['{\n  "a": 1,\n}', { line: 2, fix: '"a": 1' }],
  ['{\n  "a": 1\n  "b": 2\n}', { line: 2, fix: '"a": 1,' }],
  ["{ 'a': 'b' }", { line: 1, fix: '{ "a": "b" }' }],
  ["{\n  a: 1\n}", { line: 2, fix: '"a": 1' }],
  ["{ a: 'b', c: True }", { line: 1, fix: '{ "a": "b", "c": true }' }],
  ['{\n  "a": 1, // one\n  "b": 2\n}', { line: 2, fix: '"a": 1,' }],
  ['{ "a": [1, 2,] }', { line: 1, fix: '{ "a": [1, 2] }' }],
  ['{ "a": 1 "b": 2 }', { line: 1, fix: '{ "a": 1, "b": 2 }' }],
  ['{\n  "a" 1\n}', { line: 2, fix: '"a": 1' }],
  ['{\n  "a": "b,\n  "c": 1\n}', { line: 2, fix: '"a": "b",' }],
  ['{ "a": 1 }', undefined],
])("%j is mended in the author's own line", (text, mended) => {
  expect(mendedJson(text)).toEqual(mended);
});

test.each([
  [
    'curl "https://api.example.com/orders',
    { line: 1, fix: 'curl "https://api.example.com/orders"' },
  ],
  [
    'curl "https://api.example.com/orders \\\n  -H "Authorization: Bearer $TOKEN"',
    { line: 1, fix: 'curl "https://api.example.com/orders" \\' },
  ],
  ['curl -d \'{\n  "a": 1\n}', { line: 3, fix: "}'" }],
  ["curl https://a.example # it's fine", undefined],
  [`curl -d '{ "a": "b" }' "https://a.example"`, undefined],
  ["curl -d @- <<EOF\nit's\nEOF", undefined],
])("the quote of %j", (script, open) => {
  expect(unclosedQuote(script)).toEqual(open);
});
