import { indexOf, readIndex } from "../../../../src/search/engine/index-documents";
import { packIndex, unpackIndex } from "../../../../src/search/engine/pack-index";

const documents = [
  { id: 3, title: "Sales order", content: "order order order" },
  { id: 7, title: "Item", names: "create-item POST /items", trail: "Item" },
  { id: 300, content: "Nothing but text: order an item" },
];

test("an index is the same after packing, writing, and reading", () => {
  const written = JSON.stringify(packIndex(indexOf(documents).toJSON()));
  const read = readIndex(unpackIndex(JSON.parse(written) as ReturnType<typeof packIndex>));
  const plain = read.toJSON();
  const expected = indexOf(documents).toJSON();
  expect(new Map(plain.index)).toEqual(new Map(expected.index));
  expect(plain.documentIds).toEqual(expected.documentIds);
  expect(plain.documentCount).toBe(3);
  expect(plain.averageFieldLength).toEqual(expected.averageFieldLength);
});

test("a truncated index is refused", () => {
  const packed = packIndex(indexOf(documents).toJSON());
  expect(() => unpackIndex({ ...packed, postings: packed.postings.slice(0, -2) })).toThrow(
    "ends before",
  );
});

test("an empty index can be packed", () => {
  expect(unpackIndex(packIndex(indexOf([]).toJSON())).index).toEqual([]);
});
