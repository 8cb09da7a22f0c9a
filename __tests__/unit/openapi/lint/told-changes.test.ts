import { toldChanges } from "../../../../src/openapi/lint/rules/told-changes";
import { edit, lintOrder } from "./lint-order";

const update = [
  edit("path", "post:", "patch:"),
  edit("path", "quiet: { value: { sendMail: false } }", "open: { value: { status: open } }"),
  edit("example", "  status: open", "  status: open\n  updatedAt: '2026-03-18T10:00:00Z'"),
];
const demo = (status: string, day: string) => ({
  add: {
    "demo/orders.yaml": `- { id: ord_7k2m9x4q8d, number: SO-1, status: ${status}, updatedAt: '${day}T10:00:00Z' }`,
  },
});

test("a value that a demo record does not have later is told", () => {
  const untold = "status of ord_7k2m9x4q8d is changed here, and no later example knows it";
  expect(lintOrder(toldChanges, update, demo("draft", "2026-03-01"))).toContain(untold);
});

test("nothing needs to be told of a value that stays, or of a record that changes later", () => {
  expect(lintOrder(toldChanges, update, demo("open", "2026-03-01"))).toBe("");
  expect(lintOrder(toldChanges, update, demo("draft", "2026-03-20"))).toBe("");
});

test("a description tells it", () => {
  const told = edit(
    "example",
    "value:",
    "description: In the other examples it is a draft.\nvalue:",
  );
  expect(lintOrder(toldChanges, [...update, told], demo("draft", "2026-03-01"))).toBe("");
});
