import { packedIndexOf, type PackedIndex } from "../../../../src/search/engine/index-documents";
import { TextIndex } from "../../../../src/search/engine/text-index";

const documents = [
  { id: 3, title: "Sales order", content: "order order order" },
  { id: 7, title: "Item", names: "create-item POST /items", trail: "Item" },
  { id: 300, content: "Nothing but text: order an item" },
];
const packed = packedIndexOf(documents);
const written = JSON.parse(JSON.stringify(packed)) as PackedIndex;
const index = new TextIndex(written);

function found(term: string): [id: number, region: number][] {
  const all: [number, number][] = [];
  const [from, to] = index.exactly(term);
  for (let place = from; place < to; place += 1)
    index.each(place, (id, region) => all.push([id, region]));
  return all;
}

const termsIn = ([from, to]: readonly [number, number]) => index.terms.slice(from, to);

test("each term knows the documents that have it, with the region, however often", () => {
  expect(found("order")).toEqual([
    [3, 0],
    [3, 3],
    [300, 3],
  ]);
  expect(found("item")).toEqual([
    [7, 0],
    [7, 1],
    [7, 2],
    [300, 3],
  ]);
});

test("stop words count in titles only, and neighbors are also one word there", () => {
  expect(found("but")).toEqual([]);
  expect(found("saleorder")).toEqual([[3, 0]]);
});

test("terms are found by themselves and by their beginning", () => {
  expect(termsIn(index.exactly("ord"))).toEqual([]);
  expect(termsIn(index.exactly("zzz"))).toEqual([]);
  expect(termsIn(index.beginningWith("ord"))).toEqual(["order"]);
  expect(termsIn(index.beginningWith("creat"))).toEqual(["creat", "createitem", "creatitem"]);
  expect(termsIn(index.beginningWith("zzz"))).toEqual([]);
  expect(termsIn(index.beginningWith(""))).toEqual(index.terms);
});

/** The edit distance by its definition. */
function distance(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  return (
    1 + Math.min(distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1)))
  );
}

test.each(["ordr", "oder", "itme", "itm", "nothin", "slaes", "x", ""])(
  "the terms near %j are those within as many edits",
  (word) => {
    for (const edits of [0, 1, 2])
      expect(index.near(word, edits)).toEqual(
        index.terms.filter((term) => distance(word, term) <= edits),
      );
  },
);

test("a truncated index is refused", () => {
  const postings = written.postings.slice(0, -2);
  expect(() => new TextIndex({ ...written, postings })).toThrow("ends before");
  expect(() => new TextIndex({ ...written, postings: [] })).toThrow("ends before");
});

test("an empty index can be read", () => {
  expect(new TextIndex(packedIndexOf([])).terms).toEqual([]);
});
