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
  ["vowel marks", "مرحبًا", "مرحبا"],
  ["lengthening", "طلـــب", "طلب"],
  ["hamza on alef", "إعداد أمر آلي", "اعداد امر الي"],
  ["alef wasla", "ٱستلام", "استلام"],
  ["ya without dots, and the Persian one", "مبنى مبنی", "مبني مبني"],
  ["ta marbuta", "فاتورة", "فاتوره"],
  ["an article", "الطلب", "طلب"],
  ["an article with marks", "اَلطَّلَبُ", "طلب"],
  [
    "what stands before an article",
    "والطلب بالطلب كالطلب فالطلب للطلب وبالطلب",
    "طلب طلب طلب طلب طلب طلب",
  ],
  ["a word that begins like an article", "الإلغاء", "إلغاء"],
  ["the same without hamza", "للالغاء", "الغاء"],
])("Arabic is found without %s", (_, written, typed) => {
  expect(terms(written)).toEqual(terms(typed));
});

test("Arabic words of which an article would leave one letter stay whole, and other scripts keep theirs", () => {
  expect(terms("الم والد")).toEqual(["الم", "والد"]);
  expect(terms("al algebra")).toEqual(["al", "algebra"]);
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

test.each([
  ["colour", "color"],
  ["favourite", "favorite"],
  ["labour", "labor"],
  ["authorise", "authorize"],
  ["authorisation", "authorization"],
  ["customised", "customized"],
  ["organisations", "organizations"],
  ["analyse", "analyze"],
  ["catalogues", "catalogs"],
  ["centre", "center"],
])("%s is found by the American spelling", (british, american) => {
  expect(stem(british)).toBe(stem(american));
});

test.each([
  ["hours", "hour"],
  ["source", "sourc"],
  ["courier", "courier"],
  ["promise", "promis"],
  ["court", "court"],
  ["basis", "basis"],
])("%s is no British spelling", (word, expected) => {
  expect(stem(word)).toBe(expected);
});
