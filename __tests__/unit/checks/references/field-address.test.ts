import path from "node:path";
import { loadDescription } from "../../../../src/openapi/load-description";
import {
  formatAddress,
  parseAddress,
  shownAddress,
} from "../../../../src/checks/references/field-address";
import { wrongAddress } from "../../../../src/checks/references/wrong-address";
import { contractOf, type Contract } from "../../../../src/checks/snippets/contract";

let contract: Contract;
beforeAll(async () => {
  const folder = path.resolve("__tests__/fixtures/openapi/shop");
  const { description } = await loadDescription(folder, process.cwd());
  if (!description) throw new Error("the fixture does not load");
  contract = contractOf(description);
});

const wrong = (slug: string, at: string) => {
  const operation = contract.operations.get(slug);
  if (!operation) throw new Error(slug);
  return wrongAddress(at, operation, contract);
};

test.each([
  ["get-orders", "query.limit"],
  ["create-order", "header.Idempotency-Key"],
  ["get-order", "path.orderId"],
  ["create-order", "body"],
  ["create-order", "body.lines"],
  ["create-order", "body.lines.kind"],
  ["create-order", "body.lines~goods"],
  ["create-order", "body.lines~goods.sku"],
  ["create-order", "body.labels.*"],
  ["create-order", "response-201.total.amount"],
  ["create-order", "response-4XX.title"],
  ["get-orders", "response-200.data.total.currency"],
])("%s has %s", (slug, at) => {
  expect(wrong(slug, at)).toBeUndefined();
});

test.each([
  ["get-orders", "query.limits", "query.limit"],
  ["create-order", "header.idempotency-key", "header.Idempotency-Key"],
  ["create-order", "bdy.lines", "body.lines"],
  ["create-order", "response-200.total", "response-201.total"],
  ["create-order", "body.lines.sku", "body.lines~goods.sku"],
  ["create-order", "body.lines~godos.sku", "body.lines~goods.sku"],
  ["create-order", "response-201.totl.amount", "response-201.total.amount"],
  ["create-order", "body.lines.number0.kind", undefined],
  ["create-order", "body.customer~goods", undefined],
  ["create-order", "body.lines.~goods.sk", "body.lines~goods.sku"],
  ["delete-order", "response-204.id", undefined],
  ["health", "", undefined],
])("%s has no %s, and the nearest is %s", (slug, at, near) => {
  const found = wrong(slug, at);
  expect(found?.cause).toMatch(/\.$/);
  expect(found?.near).toBe(near);
});

test("names are encoded in an address and shown plain", () => {
  const address = { place: "body", names: ["a.b", "~c d", "*", "x/y"] };
  const text = "body.a%2Eb~c%20d.*.x%2Fy";
  expect(formatAddress(address)).toBe(text);
  expect(parseAddress(text)).toEqual(address);
  expect(shownAddress(text)).toBe("a.b.*.x/y");
  expect(shownAddress("body")).toBe("body");
});
