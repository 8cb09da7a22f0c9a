import { demoRecords } from "../../../../src/openapi/lint/demo-values";
import { parseDescription } from "../../../../src/openapi/lint/parsed-description";
import { pathRecords } from "../../../../src/openapi/lint/rules/path-records";
import { edit, lintOrder } from "./lint-order";

const about = "The first response of issue-order is not about the record that its path names";
const other = edit("path", "example: ord_7k2m9x4q8d", "example: ord_2n6r9k3t8c");

test("an answer is about the record that the path names", () => {
  expect(lintOrder(pathRecords)).toBe("");
  expect(lintOrder(pathRecords, [other])).toContain(about);
});

test("the first answer counts, whatever the second is about", () => {
  const second =
    "            first: { value: { id: ord_2n6r9k3t8c, status: open } }\n            open:";
  expect(lintOrder(pathRecords, [edit("path", "            open:", second)])).toContain(about);
});

test("an answer with rows is about the record that they belong to", () => {
  const rows = edit("example", "  id: ord_7k2m9x4q8d", "  id: orl_1");
  const add = {
    "demo/orders.yaml": "- { id: ord_7k2m9x4q8d, number: SO-1, lines: [{ id: orl_1 }] }",
  };
  expect(lintOrder(pathRecords, [rows], { add })).toBe("");
  expect(lintOrder(pathRecords, [rows, other], { add })).toContain(about);
});

test("an answer that names no record of the kind tells nothing", () => {
  expect(lintOrder(pathRecords, [other, edit("example", "  id: ord_7k2m9x4q8d\n", "")])).toBe("");
});

test("a number in a path is that of the answer", () => {
  const byNumber = (number: string) => [
    edit("openapi.yaml", "{orderId}", "{documentNumber}"),
    edit("path", "name: orderId", "name: documentNumber"),
    edit("path", "example: ord_7k2m9x4q8d", `example: ${number}`),
  ];
  expect(lintOrder(pathRecords, byNumber("SO-1"))).toBe("");
  expect(lintOrder(pathRecords, byNumber("SO-2"))).toContain(about);
});

test("a record of the demo company is not its short form in another file", () => {
  const description = parseDescription(
    new Map([
      ["demo/a.yaml", "- { id: inv_1 }"],
      ["demo/b.yaml", "- { id: inv_1, total: '5.00' }\n- { lines: [{ id: inv_1 }] }"],
    ]),
  );
  expect(demoRecords(description).get("inv_1")).toEqual({ id: "inv_1", total: "5.00" });
});
