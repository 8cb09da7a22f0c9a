import type { Mock } from "../../src/mock/create-mock";
import type { MockRequest } from "../../src/mock/model";
import { objectsAt, pick, type JsonObject } from "../../src/openapi/json";
import { caller } from "./own-requests";
import { shipLines } from "./ship-lines";

const piece = (value: string) => ({ value, unit: "ea" });
const sealant = "itm_2d5j8s0f7g";

/** Requests whose records have to be made first, because the demo company has none in the state that they need. */
export function preparedRequests(mock: Mock): Record<string, () => MockRequest> {
  const call = caller(mock);
  const made = (method: string, path: string, body: unknown): JsonObject & { id: string } => {
    const { status, body: answer } = call(method, path, body);
    if (status > 299) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer as JsonObject & { id: string };
  };
  const request = (method: string, path: string, body?: unknown): MockRequest => ({
    method,
    path,
    headers: {
      Authorization: "Bearer iat_test",
      "If-Match": "*",
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
  const lineOf = (record: JsonObject) => String(objectsAt(record, "lines")[0]?.id);

  const issued = () => {
    const lines = [{ itemId: sealant, quantity: piece("4") }];
    const { id } = made("POST", "/sales-orders", { customerId: "cus_5m2r8k4rvs", lines });
    return made("POST", `/sales-orders/${id}/issue`, {});
  };
  const shipped = () => {
    const order = issued();
    made("POST", `/sales-orders/${order.id}/ship`, shipLines(order));
    return order;
  };
  const rmaBody = () => {
    const order = shipped();
    const line = {
      salesOrderLineId: lineOf(order),
      quantity: piece("2"),
      reason: "damaged_in_transit",
      resolution: "credit",
    };
    return { salesOrderId: order.id, lines: [line] };
  };
  const rma = () => made("POST", "/rmas", rmaBody());
  const authorized = () => made("PUT", `/rmas/${rma().id}/status`, { status: "authorized" });
  const restockBody = () => {
    const { id, ...rest } = authorized();
    const lots = [{ lotNumber: "SL-2602-A", quantity: piece("2") }];
    const line = { rmaLineId: lineOf(rest), quantity: piece("2"), disposition: "restock", lots };
    return { rmaId: id, lines: [line] };
  };
  const ordered = () => {
    const lines = [{ itemId: sealant, quantity: { value: "4", unit: "box12" } }];
    const order = made("POST", "/purchase-orders", { vendorId: "ven_8n3k6r1t5s", lines });
    return made("PUT", `/purchase-orders/${order.id}/status`, { status: "open" });
  };
  const receivingBody = () => ({
    lines: [
      {
        purchaseOrderLineId: lineOf(ordered()),
        quantity: { value: "4", unit: "box12" },
        lots: [{ lotNumber: "SL-2604-B", quantity: piece("48"), expiresOn: "2028-04-30" }],
      },
    ],
  });
  const twin = { kind: "business", name: "Riverside Bikes", currency: "USD" };
  const place = { code: "TMP1", name: "Tent", type: "vehicle" };

  const printed = () => {
    made("PATCH", "/customers/cus_5m2r8k4rvs", { invoiceDelivery: "post" });
    return request("DELETE", "/customers/cus_5m2r8k4rvs/primary-contact");
  };

  return {
    "create-item-uom": () => {
      const item = made("POST", "/items", { kind: "stock", sku: "TMP-1", name: "Tent" });
      const pallet = { unit: "pal", baseQuantity: { value: "40", unit: "ea" } };
      return request("POST", `/items/${item.id}/uoms`, pallet);
    },
    "delete-customer-primary-contact": printed,
    "merge-customer": () => {
      const { id } = made("POST", "/customers", twin);
      return request("POST", "/customers/cus_5m2r8k4rvs/merge", { sourceCustomerId: id });
    },
    "merge-location": () => {
      const { id } = made("POST", "/locations", place);
      return request("POST", "/locations/loc_2v9k4m7pdx/merge", { sourceLocationId: id });
    },
    "update-sales-order-line-item-status": () => {
      const order = issued();
      const body = { status: "backordered" };
      return request("PUT", `/sales-orders/${order.id}/line-items/${lineOf(order)}/status`, body);
    },
    "ship-sales-order": () => {
      const order = issued();
      return request("POST", `/sales-orders/${order.id}/ship`, shipLines(order));
    },
    "create-shipment": () => request("POST", "/shipments", { salesOrderId: issued().id }),
    "delete-shipment": () =>
      request(
        "DELETE",
        `/shipments/${made("POST", "/shipments", { salesOrderId: issued().id }).id}`,
      ),
    "complete-sales-order": () => request("POST", `/sales-orders/${shipped().id}/complete`),
    "create-rma": () => request("POST", "/rmas", rmaBody()),
    "update-rma": () => request("PATCH", `/rmas/${rma().id}`, { customerNote: "One carton." }),
    "delete-rma": () => request("DELETE", `/rmas/${rma().id}`),
    "update-rma-status": () => request("PUT", `/rmas/${rma().id}/status`, { status: "authorized" }),
    "create-return-restock": () => request("POST", "/return-restocks", restockBody()),
    "delete-return-restock": () =>
      request("DELETE", `/return-restocks/${made("POST", "/return-restocks", restockBody()).id}`),
    "create-stock-setting": () =>
      request("POST", "/stock-settings", {
        itemId: "itm_1n6k3t8r5v",
        locationId: "loc_2v9k4m7pdx",
        replenishBy: "purchase",
        reorderPoint: piece("8"),
        reorderQuantity: piece("24"),
      }),
    "create-tax-rate": () => {
      const path = "/tax-rates/txr_7t1n4k8r6s";
      const ended = made("PATCH", path, { validUntil: "2026-06-30" });
      const isSet = (name: string) =>
        !/^(id|isInForce|created(At|By)|updated(At|By)|validUntil)$/.test(name);
      return request("POST", "/tax-rates", { ...pick(ended, isSet), validFrom: "2026-07-01" });
    },
    "create-vendor-item": () =>
      request("POST", "/vendor-items", {
        vendorId: "ven_1r7k4n8t2f",
        itemId: "itm_1n6k3t8r5v",
        purchaseUnit: "ea",
        unitPrice: { amount: "12.40", currency: "USD" },
      }),
    "create-bank-deposit": () =>
      request("POST", "/bank-deposits", {
        depositDate: "2026-04-16",
        accountId: "acc_2t9k5n3r7b",
        lines: [{ type: "payment", paymentId: "pay_3n8t5k1r9f" }],
      }),
    "create-receiving": () => request("POST", "/receivings", receivingBody()),
    "delete-receiving": () =>
      request("DELETE", `/receivings/${made("POST", "/receivings", receivingBody()).id}`),
  };
}
