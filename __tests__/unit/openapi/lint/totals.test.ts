import { formatDecimal, round, times, toDecimal } from "../../../../src/openapi/lint/decimal";
import { totals } from "../../../../src/openapi/lint/rules/totals";
import { edit, lintOrder } from "./lint-order";

const demo = (text: string) => lintOrder(totals, [], { add: { "demo/more.yaml": text } });

test("a total that is not the sum of its parts is told with the right one", () => {
  expect(lintOrder(totals, [edit("example", "'10.83'", "'10.82'")])).toMatchSnapshot();
});

const line = (price: string, amount: string, more = "") =>
  `quantity: { value: '24' }\nunitPrice: { amount: '${price}' }\namount: { amount: '${amount}' }\n${more}`;

test("a line is quantity less what was given up, times price, less its discount", () => {
  expect(demo(line("12.3250", "295.80"))).toBe("");
  expect(
    demo(line("10.00", "207.00", "discountPercent: '10'\nquantityCancelled: { value: '1' }")),
  ).toBe("");
  expect(demo(line("12.3250", "295.81"))).toMatchSnapshot();
});

test("the pieces of a line are reserved, backordered, shipped or cancelled", () => {
  const parts = (shipped: number) =>
    `quantityReserved: { value: '20' }\nquantityShipped: { value: '${shipped}' }`;
  expect(demo(line("1.00", "24.00", parts(4)))).toBe("");
  expect(demo(line("1.00", "24.00", parts(5)))).toMatchSnapshot();
});

test("tax is the rate of the taxable amount, rounded half up", () => {
  const tax = (amount: string) =>
    `ratePercent: '8.265'\ntaxableAmount: { amount: '129.00' }\namount: { amount: '${amount}' }`;
  expect(demo(tax("10.66"))).toBe("");
  expect(demo(tax("10.67"))).toMatchSnapshot();
});

test("lines and tax lines add up to the totals", () => {
  expect(
    demo(`
lines: [{ amount: { amount: '6.00' } }, { amount: { amount: '5.00' } }]
taxLines: [{ amount: { amount: '0.50' } }]
shippingCharge: { amount: '2.00' }
totals:
  subtotal: { amount: '10.00' }
  discount: { amount: '1.00' }
  tax: { amount: '0.40' }
  shipping: { amount: '1.00' }
  total: { amount: '10.40' }
`),
  ).toMatchSnapshot();
});

test("a declined offer keeps its freight and does not count it", () => {
  const offer = (shipping: string) => `
status: declined
shippingCharge: { amount: '2.00' }
totals:
  subtotal: { amount: '0.00' }
  discount: { amount: '0.00' }
  tax: { amount: '0.00' }
  shipping: { amount: '${shipping}' }
  total: { amount: '${shipping}' }
`;
  expect(demo(offer("0.00"))).toBe("");
  expect(demo(offer("2.00"))).toContain("the shippingCharge of the document");
});

test("a journal entry credits what it debits", () => {
  const entry = (credit: string) =>
    `lines:\n  - debit: { amount: '9.99' }\n  - credit: { amount: '${credit}' }\n`;
  expect(demo(entry("9.99"))).toBe("");
  expect(demo(entry("9.90"))).toMatchSnapshot();
});

test("decimals are exact where floating point numbers are not", () => {
  const of = (text: string) => toDecimal(text) ?? 0n;
  expect(of("0.1") + of("0.2")).toBe(of("0.3"));
  expect(formatDecimal(round(times(of("1.005"), of("1")), 2))).toBe("1.01");
  expect(formatDecimal(round(of("-1.005"), 2))).toBe("-1.01");
  expect(toDecimal("1e3")).toBeUndefined();
});
