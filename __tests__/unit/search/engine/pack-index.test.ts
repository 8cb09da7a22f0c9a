import { indexOf } from "../../../../src/search/engine/index-documents";
import { packIndex, unpackIndex } from "../../../../src/search/engine/pack-index";

const documents = [
  { id: 3, title: "Sales order", content: "order order order" },
  { id: 7, title: "Item", names: "create-item POST /items", trail: "Item" },
  { id: 300, content: "Nothing but text: order an item" },
];

test("an index is the same after packing, writing, and reading", () => {
  const plain = JSON.parse(JSON.stringify(indexOf(documents).toJSON())) as ReturnType<
    typeof unpackIndex
  >;
  const read = unpackIndex(
    JSON.parse(JSON.stringify(packIndex(plain))) as ReturnType<typeof packIndex>,
  );
  expect(new Map(read.index as never)).toEqual(new Map(plain.index as never));
  expect(read.documentIds).toEqual(plain.documentIds);
  expect(read.documentCount).toBe(3);
  expect(read.averageFieldLength).toEqual(plain.averageFieldLength);
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
