import { mergeValues } from "../../../../../src/browser/console/request/merge-values";

const base = { sku: "A", name: "Wheel", lines: [{ id: 1, quantity: 1 }] };
const next = { sku: "B", name: "Wheel 2", lines: [{ id: 2, quantity: 5 }] };

test.each([
  ["nothing was typed", base, next],
  ["a field was typed", { ...base, name: "Mine" }, { ...next, name: "Mine" }],
  [
    "a field of a line was typed",
    { ...base, lines: [{ id: 1, quantity: 3 }] },
    { ...next, lines: [{ id: 2, quantity: 3 }] },
  ],
  [
    "a line was added",
    { ...base, lines: [{ id: 1 }, { id: 7 }] },
    { ...next, lines: [{ id: 1 }, { id: 7 }] },
  ],
  ["a field was removed", { sku: "A", lines: base.lines }, { sku: "B", lines: next.lines }],
  ["a field was added", { ...base, note: "x" }, { ...next, note: "x" }],
])("new values replace what was left as it was: %s", (_, own, merged) => {
  expect(mergeValues(base, own, next)).toEqual(merged);
});

test("a field that the new values lack is gone, unless it was typed", () => {
  expect(mergeValues(base, base, { sku: "B" })).toEqual({ sku: "B" });
  expect(mergeValues(base, { ...base, name: "Mine" }, { sku: "B" })).toEqual({
    sku: "B",
    name: "Mine",
  });
});
