import { linePlaces } from "../../../../src/browser/reference/line-places";

const keysOf = (code: string) => linePlaces(code.split("\n")).map(({ keys }) => keys?.join("."));

test("each key of JSON has its path; list items add nothing", () => {
  const code = JSON.stringify(
    { id: 1, lines: [{ itemId: 2 }, { itemId: 3 }], note: "a: b" },
    null,
    2,
  );
  expect(keysOf(code)).toEqual([
    undefined,
    "id",
    "lines",
    undefined,
    "lines.itemId",
    undefined,
    undefined,
    "lines.itemId",
    undefined,
    undefined,
    "note",
    undefined,
  ]);
});

test("a body within a call has its keys, whatever is around it", () => {
  expect(keysOf('curl x \\\n  --data \'{\n  "id": 1,\n  "to": {\n    "city": "B"')).toEqual([
    undefined,
    undefined,
    "id",
    "to",
    "to.city",
  ]);
  expect(keysOf("requests.post(\n    json={\n        'id' => 1,")).toEqual([
    undefined,
    undefined,
    "id",
  ]);
});

test("an object ends before the line that closes it; the outermost and empty ones are none", () => {
  const code = JSON.stringify({ a: { b: 1 }, c: [] }, null, 2).split("\n");
  expect(linePlaces(code).map(({ end }) => end)).toEqual([
    undefined,
    2,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
