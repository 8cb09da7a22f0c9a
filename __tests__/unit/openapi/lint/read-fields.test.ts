import { expandNames } from "../../../../src/openapi/lint/rules/expand-names";
import { expandedExamples } from "../../../../src/openapi/lint/rules/expanded-examples";
import { hiddenFields } from "../../../../src/openapi/lint/rules/hidden-fields";
import { leftOutFields } from "../../../../src/openapi/lint/rules/left-out-fields";
import { sortGaps } from "../../../../src/openapi/lint/rules/sort-gaps";
import { sortDirections } from "../../../../src/openapi/lint/rules/sort-directions";
import { statusFilters } from "../../../../src/openapi/lint/rules/status-filters";
import { edit, lintOrder } from "./lint-order";

const reads = edit("path", "post:", "get:");
const takes = (name: string, values: string) =>
  edit(
    "path",
    "    - name: Idempotency-Key",
    `    - { name: ${name}, in: query, schema: { items: { enum: [${values}] } } }\n    - name: Idempotency-Key`,
  );

test("a field says so when a read leaves it out for some users", () => {
  const hides = edit(
    "path",
    "Makes a draft binding,",
    "Totals are hidden from users who may not see costs. Makes a draft binding,",
  );
  const told = edit("order", "Sums over all of its lines.", "Sums. Absent if the user sees none.");
  expect(lintOrder(hiddenFields, [reads, hides])).toMatch(
    /issue-order hides values, but none of its fields says so/,
  );
  expect(lintOrder(hiddenFields, [reads, hides, told])).toBe("");
  expect(lintOrder(hiddenFields, [hides])).toBe("");
});

test("a field is not required if its schema says that some users do not get it", () => {
  const required = edit("order", "required: [id, status]", "required: [id, status, totals]");
  const schema = edit(
    "order",
    "    description: Sums over all of its lines.",
    "    $ref: Money.yaml",
  );
  const hidden = edit(
    "components/schemas/order/Money.yaml",
    "in one currency.",
    "in one currency. Left out if the user may not see costs.",
  );
  expect(lintOrder(leftOutFields, [required, schema])).toBe("");
  expect(lintOrder(leftOutFields, [required, schema, hidden])).toMatch(/totals is required/);
});

test("a list is sorted both ways", () => {
  expect(lintOrder(sortDirections, [takes("sort", "code, -code")])).toBe("");
  expect(lintOrder(sortDirections, [takes("sort", "code, -code, updatedAt")])).toMatch(
    /cannot be sorted by -updatedAt/,
  );
  expect(lintOrder(sortDirections, [takes("sort", "-updatedAt")])).toMatch(/sorted by updatedAt/);
});

test("a list says where its rows without a value are", () => {
  const rows = edit(
    "order",
    "  orderDate:",
    "  data: { type: array, items: { properties: { dueOn: { type: [string, 'null'] } } } }\n  orderDate:",
  );
  const says = (up: string, down: string) =>
    edit(
      "path",
      "    - name: Idempotency-Key",
      `    - name: sort
      in: query
      schema:
        items:
          enum: [dueOn, -dueOn]
          x-enumDescriptions: { dueOn: "${up}", -dueOn: "${down}" }
    - name: Idempotency-Key`,
    );
  const found = (up: string, down: string) => lintOrder(sortGaps, [reads, rows, says(up, down)]);
  expect(found("By day; without one last.", "By day, latest first; without one first.")).toBe("");
  expect(found("By day.", "By day, latest first.")).toMatch(
    /does not say where rows without dueOn/,
  );
  expect(found("By day; without one last.", "By day, latest first.")).not.toBe("");
  expect(lintOrder(sortGaps, [reads, says("By day.", "By day.")])).toBe("");
});

test("a filter takes several statuses if there are more than two", () => {
  const one = (name: string, values: string) =>
    edit(
      "path",
      "    - name: Idempotency-Key",
      `    - { name: ${name}, in: query, schema: { enum: [${values}] } }\n    - name: Idempotency-Key`,
    );
  expect(lintOrder(statusFilters, [takes("status", "draft, open, closed")])).toBe("");
  expect(lintOrder(statusFilters, [one("status", "active, inactive")])).toBe("");
  expect(lintOrder(statusFilters, [one("kind", "draft, open, closed")])).toBe("");
  expect(lintOrder(statusFilters, [one("costStatus", "draft, open, closed")])).toMatch(
    /costStatus takes only one of 3 statuses/,
  );
});

describe("what comes with expand", () => {
  const says = (text: string) => edit("order", "As printed on the confirmation.", text);

  test("a field names the value that the operation takes", () => {
    const lines = says("Short form with `expand=lines.item`.");
    expect(lintOrder(expandNames, [reads, takes("expand", "lines.item"), lines])).toBe("");
    expect(lintOrder(expandNames, [reads, takes("expand", "item"), lines])).toMatch(
      /comes with expand=lines.item, but not with that of issue-order/,
    );
    for (const other of [[takes("expand", "customer")], []]) {
      expect(lintOrder(expandNames, [reads, ...other, lines])).toMatch(
        other.length
          ? /comes with expand=lines.item, but not with that of issue-order/
          : /issue-order takes no expand/,
      );
      const where = says("Short form with `expand=lines.item` where the call takes it.");
      expect(lintOrder(expandNames, [reads, ...other, where])).toBe("");
    }
  });

  test("a read whose answer has such a field takes expand, or says that it is not needed", () => {
    const field = says("Short form with `expand=customer`.");
    const embeds = edit("path", "Makes a draft binding,", "Embeds it; no `expand` is needed,");
    expect(lintOrder(expandNames, [reads, field])).toMatch(/issue-order takes no expand/);
    expect(lintOrder(expandNames, [reads, field, embeds])).toBe("");
    expect(lintOrder(expandNames, [reads, says("In lists only with `expand=lines`.")])).toBe("");
  });

  test("a read whose answer has such a field takes expand, or says that it is not needed", () => {
    const field = says("Short form with `expand=customer`.");
    const embeds = edit("path", "Makes a draft binding,", "Embeds it; no `expand` is needed,");
    expect(lintOrder(expandNames, [reads, field])).toMatch(/issue-order takes no expand/);
    expect(lintOrder(expandNames, [reads, field, embeds])).toBe("");
    expect(lintOrder(expandNames, [reads, says("In lists only with `expand=lines`.")])).toBe("");
  });

  test("an example says how it got it", () => {
    const expand = takes("expand", "lines, totals.tax");
    const text = edit("example", "An open order", "With `status=open&expand=totals.tax`");
    expect(lintOrder(expandedExamples, [reads, expand])).toMatch(
      /embeds totals.tax, and does not say how/,
    );
    expect(lintOrder(expandedExamples, [reads, expand, text])).toBe("");
    expect(lintOrder(expandedExamples, [reads, takes("expand", "customer")])).toBe("");
  });
});
