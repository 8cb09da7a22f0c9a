import { firstEntries } from "../../../../../src/views/components/home/first-entries";

test("the first of each section come first, and all together are eight at most", () => {
  const sections = ["a", "b", "c"].map((name) => ({
    entries: [`${name}1`, `${name}2`, `${name}3`],
  }));
  expect(firstEntries(sections)).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3"]);
  expect(firstEntries([{ entries: ["a1", "a2"] }])).toEqual(["a1", "a2"]);
});
