import { parse } from "yaml";
import { entityFiles } from "../../../../scripts/new-api-entity/entity-files.mjs";
import {
  pathFile,
  pathParameter,
  shapeOf,
  subjectOf,
} from "../../../../scripts/new-api-entity/names.mjs";

const row = (slug: string, kind: string, method: string, path: string) => ({
  slug,
  tag: "Work plan",
  kind,
  method,
  path,
  title: slug,
});
const list = [
  row("get-work-plans", "read", "GET", "/work-plans"),
  row("create-work-plan", "create", "POST", "/work-plans"),
  row("delete-work-plan", "delete", "DELETE", "/work-plans/{workPlanId}"),
  row("update-work-plan-status", "status", "PUT", "/work-plans/{workPlanId}/status"),
];
const options = {
  tag: "Work plan",
  prefix: "wpl",
  area: "manufacturing",
  site: "https://docs.example",
};

test("a new entity gets one file a path, with all operations of the path", () => {
  const { files, entries } = entityFiles(list, options);
  expect([...files.keys()].sort()).toMatchSnapshot();
  expect(entries).toMatchSnapshot();
  expect(files.get("paths/work-plan/work-plans.yaml")).toMatchSnapshot();
  expect(files.get("paths/work-plan/work-plans-workPlanId.yaml")).toMatchSnapshot();
});

test("every new file is YAML, and every reference leads to a new file or a shared component", () => {
  const { files } = entityFiles(list, options);
  for (const [file, text] of files) {
    expect(() => parse(text) as unknown).not.toThrow();
    for (const [, target = ""] of text.matchAll(/\$ref: ([\w./-]+\.yaml)/g)) {
      const to = new URL(target, `https://d/${file}`).pathname.slice(1);
      const isShared = /^components\/(headers|responses|parameters\/common|schemas\/common)\//.test(
        to,
      );
      expect([to, isShared || files.has(to)]).toEqual([to, true]);
    }
  }
});

test("names follow the conventions of the description", () => {
  expect(pathFile("/items/{itemId}/options")).toBe("items-itemId-options.yaml");
  const subject = (tag: string, path: string, kind = "read") => subjectOf({ tag, kind, path });
  expect(subject("BOM", "/boms/{bomId}")).toBe("Bom");
  expect(subject("BOM", "/documents/boms/{documentNumber}")).toBe("Bom");
  expect(subject("RMA", "/rmas/{rmaId}/line-items/{lineItemId}/status")).toBe("RmaLine");
  expect(subject("Vendor", "/vendors/{vendorId}/primary-address")).toBe("VendorPrimaryAddress");
  expect(subject("Item UOM", "/items/{itemId}/uoms/{itemUomId}")).toBe("ItemUom");
  expect(subject("Work order", "/work-orders/{workOrderId}/start", "action")).toBe("WorkOrder");
  const shape = (path: string) => shapeOf({ kind: "read", method: "GET", path });
  expect(
    ["/rmas", "/items/{itemId}/history", "/vendors/{vendorId}/primary-address"].map(shape),
  ).toEqual(["list", "list", "get"]);
  expect(pathParameter("itemId", "Item UOM")).toEqual({
    name: "itemId",
    file: "item/ItemId",
    schema: "ids/ItemId",
  });
  expect(pathParameter("lineItemId", "RMA").file).toBe("rma/RmaLineItemId");
});
