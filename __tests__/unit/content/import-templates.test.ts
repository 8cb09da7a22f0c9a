import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Mock } from "../../../src/mock/create-mock";
import type { JsonObject } from "../../../src/openapi/json";
import { demoMock } from "../../support/demo-mock";

const headers = { authorization: "Bearer t", "content-type": "application/json" };

const folder = path.resolve(__dirname, "../../../static/templates");

/** Where the rows of a template go. Columns that begin with `lines.` make a line of one document. */
const paths: Record<string, string> = {
  "items.csv": "/v2/items",
  "customers.csv": "/v2/customers",
  "vendors.csv": "/v2/vendors",
  "opening-stock.csv": "/v2/inventory-adjustments",
  "opening-balances.csv": "/v2/journal-entries",
};

function rowsOf(file: string): Record<string, string>[] {
  const [header = "", ...rows] = readFileSync(path.join(folder, file), "utf8").trim().split("\n");
  const columns = header.split(",");
  return rows.map((row) =>
    Object.fromEntries(row.split(",").map((cell, at) => [columns[at], cell])),
  );
}

/** `listPrice.amount` becomes an object in an object; empty cells are left out. */
function nested(cells: Record<string, string>): JsonObject {
  const root: JsonObject = {};
  for (const [column, cell] of Object.entries(cells).filter(([, value]) => value !== "")) {
    const names = column.split(".");
    const last = names.pop() ?? column;
    const owner = names.reduce((object, name) => (object[name] ??= {}) as JsonObject, root);
    owner[last] = cell;
  }
  return root;
}

/** A body for each row; rows with lines are one body together. */
function bodiesOf(file: string): JsonObject[] {
  const bodies = rowsOf(file).map(nested);
  const [first] = bodies;
  return first && "lines" in first
    ? [{ ...first, lines: bodies.map(({ lines }) => lines) } as JsonObject]
    : bodies;
}

let mock: Mock;
beforeAll(async () => {
  ({ mock } = await demoMock());
}, 60_000);

test("every template is tried", () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(paths).sort());
});

test.each(Object.entries(paths))("the rows of %s are what the API takes", (file, to) => {
  mock.reset();
  const answers = bodiesOf(file).map((body, at) =>
    mock.handle({
      method: "POST",
      path: to,
      headers: { ...headers, "idempotency-key": `${file.slice(0, -4)}-row-${at}` },
      body,
    }),
  );
  expect(answers.map(({ status, body }) => (status === 201 ? status : body))).toEqual(
    answers.map(() => 201),
  );
});

test("a column that the API does not know is refused", () => {
  const [body] = bodiesOf("items.csv");
  const request = { method: "POST", path: "/v2/items", headers };
  expect(mock.handle({ ...request, body: { ...body, colour: "red" } }).status).toBe(422);
});
