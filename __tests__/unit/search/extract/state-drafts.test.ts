import { stateDrafts } from "../../../../src/search/extract/state-drafts";
import type { SourceOperation } from "../../../../src/search/extract/operation-drafts";
import type { SchemaNode } from "../../../../src/openapi/schema-node";

const status = (lifecycle: string, ...values: string[]): SchemaNode => ({
  type: "string",
  lifecycle,
  enum: values.map((value) => ({ value, descriptionHtml: `<p>Is ${value}.</p>` })),
});

function operation(tagName: string, slug: string, schemas: Record<string, SchemaNode>) {
  const properties = Object.entries(schemas).map(([name, schema]) => ({ name, schema }));
  return {
    tagName,
    slug,
    route: `/api/${slug}`,
    parameters: [],
    callbacks: [],
    responses: [
      {
        status: "200",
        headers: [],
        content: [{ mediaType: "application/json", schema: { type: "object", properties } }],
      },
    ],
  } as unknown as SourceOperation;
}

const order = status("SalesOrderStatus", "open", "picked");
const line = status("SalesOrderLineStatus", "reserved");
const operations = [
  operation("Estimate", "convert-estimate", { order, line }),
  operation("Sales", "get-sales", { order }),
  operation("Sales order", "get-order", { order, line }),
  operation("RMA", "get-rma", {
    rma: status("RmaStatus", "received"),
    lot: status("LotStatus", "held"),
  }),
];

test("a state stands under the entity that its lifecycle is named after, wherever else it is met before", () => {
  const drafts = stateDrafts(operations, [], { SalesOrderStatus: "/api/sales-order#lifecycle" });
  const places = drafts.map(({ trail, route, anchor = "" }) => [...trail, `${route}#${anchor}`]);
  expect(places).toEqual([
    ["Sales order", "Sales order status", "open", "/api/sales-order#lifecycle"],
    ["Sales order", "Sales order status", "picked", "/api/sales-order#lifecycle"],
    ["Sales order", "Sales order line status", "reserved", "/api/get-order#response-200.line"],
    ["RMA", "RMA status", "received", "/api/get-rma#response-200.rma"],
    // Named after no entity: under the one that has it.
    ["RMA", "Lot status", "held", "/api/get-rma#response-200.lot"],
  ]);
});
