import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Field } from "../../../../../src/views/components/mdx/Field";
import { NamedThingsContext } from "../../../../../src/views/components/mdx/named-things";
import { Status } from "../../../../../src/views/components/mdx/Status";
import { Term } from "../../../../../src/views/components/mdx/Term";

jest.mock("gatsby", () => ({ withPrefix: (route: string) => route }));

const operation = {
  slug: "get-order",
  route: "/docs/api/get-order",
  method: "GET",
  summary: "Get",
};
const lifecycle = "/docs/api/order#lifecycle";
const named = {
  operations: [operation, null],
  statuses: [
    { of: "OrderStatus", is: "open", to: lifecycle },
    { of: "LineStatus", is: "open", to: null },
  ],
  terms: [
    { key: "sales-order", term: "Sales order", kind: "document", definition: "What is wanted." },
    { key: "ship-from", term: "Ship from", kind: "field", definition: "Where from." },
    { key: "fefo", term: "FEFO", kind: "concept", definition: "First expired, first out." },
    null,
  ],
  pictures: [],
};

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(
    <NamedThingsContext.Provider value={named}>{part}</NamedThingsContext.Provider>,
  ).replace(/ class="[^"]*"/g, "");

test("a status links to the diagram of its lifecycle, if there is one", () => {
  expect(drawn(<Status of="OrderStatus" is="open" />)).toBe(
    `<a href="${lifecycle}"><code>open</code></a>`,
  );
  expect(drawn(<Status of="LineStatus" is="open" />)).toBe("<code>open</code>");
  expect(drawn(<Status of="Unknown" is="gone" />)).toBe("<code>gone</code>");
});

test("a field shows its names and links to its place on the operation's page", () => {
  expect(drawn(<Field operation="get-order" at="response-200.lines~goods.sku" />)).toBe(
    '<a href="/docs/api/get-order#response-200.lines~goods.sku"><code>lines.sku</code></a>',
  );
  expect(drawn(<Field operation="unknown" at="body.lines" />)).toBe("<code>lines</code>");
});

test("a term has its definition as its title; within a sentence, only words become lowercase", () => {
  expect(drawn(<Term id="sales-order" />)).toBe(
    '<a href="/docs/glossary#sales-order" title="What is wanted.">Sales order</a>',
  );
  expect(drawn(<Term id="sales-order" within />)).toContain(">sales order<");
  expect(drawn(<Term id="ship-from" within />)).toContain(">Ship from<");
  expect(drawn(<Term id="fefo" within />)).toContain(">FEFO<");
  expect(drawn(<Term id="unknown" />)).toBe("unknown");
});
