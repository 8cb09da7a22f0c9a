import { stem } from "../../../../src/search/engine/stem";
import { words } from "../../../../src/search/engine/words";

const terms = (text: string) => words(text).map(({ term }) => term);

test.each([
  ["salesOrderId", ["sale", "order", "id", "salesorderid"]],
  ["sales_order_id", ["sale", "order", "id", "salesorderid"]],
  ["sales-order-id", ["sale", "order", "id", "salesorderid"]],
  ["HTTPServer", ["http", "server", "httpserver"]],
  ["/sales-orders/{id}", ["sale", "order", "id", "/sales-orders/{id}"]],
  ["GET /items", ["get", "item"]],
  ["POs and SKUs", ["po", "and", "sku"]],
  ["the customer's order", ["the", "customer", "order"]],
  ["Café ÜBER naïve", ["cafe", "uber", "naiv"]],
  ["заказ 订单", ["заказ", "订单"]],
])("%s is divided, and also kept as a whole", (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ["مرحبًا", "مرحبا"],
  ["الإعداد", "الاعداد"],
  ["سلـــعة", "سلعة"],
])("%s is found as %s, as most people type it", (written, typed) => {
  expect(terms(written)).toEqual(terms(typed));
  expect(terms(typed)).toEqual([typed]);
});

test.each(["", "!?.,;:()[]*+^$\\", "🙂🚀", "\u202e\u200f"])("%j contains no word", (text) => {
  expect(words(text)).toEqual([]);
});

test("each word knows its place", () => {
  const text = "Get salesOrderId now";
  expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Get",
    "sales",
    "Order",
    "Id",
    "salesOrderId",
    "now",
  ]);
});

test("the time to read a text is proportional to its length", () => {
  expect(words("a-".repeat(50_000)).length).toBeGreaterThan(1000);
  expect(words("x".repeat(200_000))).toHaveLength(1);
});

test.each([
  ["orders", "order"],
  ["entries", "entry"],
  ["boxes", "box"],
  ["shipping", "ship"],
  ["shipped", "ship"],
  ["shipment", "shipment"],
  ["billing", "bill"],
  ["purchases", "purchas"],
  ["purchasing", "purchas"],
  ["purchase", "purchas"],
  ["status", "status"],
  ["address", "address"],
  ["need", "need"],
  ["v2", "v2"],
])("the stem of %s is %s", (word, expected) => {
  expect(stem(word)).toBe(expected);
});
