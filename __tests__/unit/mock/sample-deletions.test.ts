import { isObject, objectsAt, textAt } from "../../../src/openapi/json";
import { createReferences } from "../../../src/openapi/references";
import { demoMock } from "../../support/demo-mock";
import { caller } from "../../support/own-requests";

// A deletion shows a record of its own where the one that the other calls show is in use.

/**
 * When a session begins, the demo company has no drafts of shipments, transfers, builds, or documents of sales, and has
 * moved on the goods of receivings, restocks, and adjustments: these pages show one that is made later, or one as it was
 * before.
 */
const absent = new Set([
  ...["delete-shipment", "delete-inventory-transfer", "delete-build", "delete-receiving"],
  ...["delete-return-restock", "delete-inventory-adjustment", "delete-billable-expense-charge"],
  ...["delete-sales-order", "delete-estimate", "delete-rma"],
]);

test("a record that the page of a deletion chooses can be deleted", async () => {
  const { mock, description } = await demoMock();
  const { followObject } = createReferences(description);
  const call = caller(mock);
  const refused: string[] = [];
  let tried = 0;
  for (const [path, item] of Object.entries(isObject(description.paths) ? description.paths : {})) {
    const operation = isObject(item) && isObject(item.delete) ? item.delete : {};
    const chosen = objectsAt(operation, "parameters").filter((one) => one.in === "path");
    const id = textAt(operation, "operationId") ?? "";
    if (!chosen.length || absent.has(id)) continue;
    const shared = isObject(item) ? objectsAt(item, "parameters") : [];
    const known = shared.map((one) => followObject(one) ?? {});
    let address = path;
    for (const { name, example } of [...chosen, ...known])
      address = address.replace(`{${String(name)}}`, String(example));
    mock.reset();
    tried++;
    const { status, body } = call("DELETE", address);
    if (status !== 204) refused.push(`${id}: ${status} ${JSON.stringify(body)}`);
  }
  expect(refused).toEqual([]);
  expect(tried).toBeGreaterThan(20);
});
