import { finishRecords } from "../../../src/search/finish-records";
import type { RecordDraft, SearchRecord } from "../../../src/search/record";

const context = { language: "en", docusaurusTag: "default", version: "2.0.0" };

/** Records of drafts, as the build makes them. */
export const recordsOf = (drafts: readonly RecordDraft[]): SearchRecord[] =>
  finishRecords(drafts, context);

/** A small site with everything that tests search for. */
export const drafts: RecordDraft[] = [
  {
    kind: "overview",
    trail: ["Sales order", "Sales order"],
    content: "What customers ordered, and how it is shipped and invoiced.",
    route: "/docs/api/sales-order",
    names: ["sales-order"],
  },
  {
    kind: "operation",
    trail: ["Sales order", "Get a sales order"],
    content: "Returns one order with its lines.",
    route: "/docs/api/get-sales-order",
    names: ["GET /sales-orders/{id}", "/sales-orders/{id}", "get-sales-order"],
  },
  {
    kind: "operation",
    trail: ["Purchase order", "Create a purchase order"],
    content: "Orders goods from a vendor.",
    route: "/docs/api/create-purchase-order",
    names: ["POST /purchase-orders", "/purchase-orders", "create-purchase-order"],
  },
  {
    kind: "operation",
    trail: ["Bill", "Create a bill"],
    content: "Enters what a vendor charges.",
    route: "/docs/api/create-bill",
    names: ["POST /bills", "/bills", "create-bill"],
  },
  {
    kind: "tutorial",
    trail: ["Core features", "Sell: from order to shipment"],
    content: "How an order of a customer becomes a parcel.",
    route: "/docs/tutorial/core-features/salesorder",
    names: ["salesorder", "sales order"],
  },
  {
    kind: "tutorial",
    trail: ["Core features", "Sell: from order to shipment", "Cancel an order"],
    content: `Choose Cancel. ${"Reserved stock is free again. ".repeat(20)}`,
    route: "/docs/tutorial/core-features/salesorder",
    anchor: "cancel-an-order",
  },
  {
    kind: "error",
    trail: ["Support", "Support", "credit-limit-exceeded"],
    content: "Status 409. The customer owes more than allowed.",
    route: "/docs/api/support",
    anchor: "error-credit-limit-exceeded",
    names: ["credit-limit-exceeded", "error-credit-limit-exceeded"],
  },
  {
    kind: "field",
    trail: ["Sales order", "Create a sales order", "customerPoNumber"],
    content: "The number of the customer's own order.",
    route: "/docs/api/create-sales-order",
    anchor: "body.customerPoNumber",
    names: ["customerPoNumber"],
    operations: ["create-sales-order", "get-sales-order"],
  },
  {
    kind: "field",
    trail: ["Item", "Create an item", "note"],
    content: 'Shown as <b>bold</b> & "quoted" <script>alert(1)</script> warehouse text.',
    route: "/docs/api/create-item",
    anchor: "body.note",
    names: ["note"],
  },
];
