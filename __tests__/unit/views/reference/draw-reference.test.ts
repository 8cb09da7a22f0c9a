import type { JsonObject } from "../../../../src/openapi/json";
import { addressMark } from "../../../../src/browser/reference/address-mark";
import {
  drawReference,
  type DrawnPieces,
  type Reference,
} from "../../../../src/views/reference/draw-reference";
import { buildDocument, echoOperation } from "../../openapi/build-document";
import { elementsOf, idsIn, openedPage, partHtml, textOf, wrongAddressesIn } from "./drawn-page";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const fields = (prefix: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${prefix}${n}`, text]));

const schemas: JsonObject = {
  Order: {
    type: "object",
    required: ["lines"],
    properties: {
      status: { type: "string", enum: ["draft", "open"] },
      lines: { type: "array", items: ref("Line") },
      labels: { type: "object", additionalProperties: ref("Label") },
      "odd.name ~*": text,
      customer: ref("Customer"),
    },
  },
  Line: {
    oneOf: [ref("Stock"), ref("Service")],
    discriminator: {
      propertyName: "kind",
      mapping: { stock: "#/components/schemas/Stock", service: "#/components/schemas/Service" },
    },
  },
  Stock: {
    type: "object",
    properties: { kind: text, quantity: { type: "integer" }, place: ref("Label") },
  },
  Service: { type: "object", properties: { kind: text, hours: { type: "number" } } },
  Label: { type: "object", properties: { color: text } },
  Customer: {
    type: "object",
    properties: { ...fields("field", 160), parent: ref("Customer"), first: ref("Order") },
  },
  Problem: { type: "object", properties: { code: text, detail: text } },
};

const problem = {
  description: "Refused.",
  headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
  content: { "application/problem+json": { schema: ref("Problem") } },
};
const echo = echoOperation("create-order", ref("Order"));
const document: JsonObject = {
  paths: {
    "/orders": {
      post: {
        ...echo,
        parameters: [{ name: "cursor", in: "query", schema: text }],
        responses: { ...(echo.responses as JsonObject), "400": problem, "404": problem },
      },
    },
  },
  components: {
    schemas,
    headers: { RetryAfter: { schema: { type: "integer" } } },
  },
};

const withSchemas = (changed: JsonObject): JsonObject => ({
  ...document,
  components: { ...(document.components as JsonObject), schemas: { ...schemas, ...changed } },
});

async function drawn(given: JsonObject = document): Promise<Reference & { html: string }> {
  const reference = drawReference(await buildDocument(given));
  const [first] = reference.operations.values();
  return { ...reference, html: first?.html ?? "" };
}

/** Name of the file with the content of a field of a page. */
const fileAt = (html: string, path: string) =>
  new RegExp(`data-path="${path}"(?:(?!<details).)*?data-elsewhere="([^"]*)"`, "s").exec(html)?.[1];

let page: Awaited<ReturnType<typeof drawn>>;
beforeAll(async () => {
  page = await drawn();
});

describe("addresses", () => {
  test("are those that other pages link to", () => {
    const ids = idsIn(page.html);
    expect(ids).toEqual(
      expect.arrayContaining([
        "query.cursor",
        "body",
        "body.status",
        "body.lines",
        "body.lines~stock",
        "body.lines~stock.quantity",
        "body.labels.*",
        "body.odd%2Ename%20%7E%2A",
        "response-200",
        "response-200.status",
        "response-400.code",
        "header-400.Retry-After",
      ]),
    );
  });

  test("are unique on a page, and every link within the page has a target", () => {
    expect(wrongAddressesIn(page.html)).toEqual({ twice: [], dead: [] });
    const opened = openedPage(page, page.html, 6);
    expect(opened.length).toBeGreaterThan(page.html.length);
    expect(wrongAddressesIn(opened)).toEqual({ twice: [], dead: [] });
    expect(idsIn(opened)).toContain("body.customer.first.lines~stock.place.color");
  });

  test("in the file of a part start with the placeholder", () => {
    const file = fileAt(page.html, "body.customer") ?? "";
    expect(idsIn(partHtml(page, file))).toContain(`${addressMark}.field0`);
  });
});

describe("what is in the HTML of the page", () => {
  test("the first level of each body, regardless of its size", async () => {
    const { html } = await drawn(withSchemas({ Order: { properties: fields("wide", 150) } }));
    expect(idsIn(html)).toEqual(expect.arrayContaining(["body.wide149", "response-200.wide149"]));
  });

  test("the second level, within the budget", async () => {
    const branches = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`branch${n}`, ref(`Part${n}`)]));
    const parts = (count: number): JsonObject =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`Part${n}`, { properties: fields("leaf", 12) }]),
      );
    const few = await drawn(withSchemas({ ...parts(2), Order: { properties: branches(2) } }));
    expect(idsIn(few.html)).toContain("response-200.branch1.leaf11");
    const many = await drawn(withSchemas({ ...parts(40), Order: { properties: branches(40) } }));
    expect(idsIn(many.html)).toContain("body.branch0.leaf11");
    expect(fileAt(many.html, "body.branch39")).toMatch(/^[0-9a-f]{12}$/);
    expect(elementsOf(many.html).length).toBeLessThan(1500);
  });

  test("the body of an earlier response is a placeholder with a link", () => {
    const ids = idsIn(page.html);
    expect(ids).toContain("response-400.code");
    expect(ids).not.toContain("response-404.code");
    expect(page.html).toContain('<a href="#response-400">The same body as for 400</a>');
    expect(page.html).toContain("Retry-After (as in 400)");
  });

  test("a part inside itself links to its ancestor", () => {
    const file = partHtml(page, fileAt(page.html, "body.customer") ?? "");
    expect(file).toContain(`<a href="#${addressMark}">The same as Customer above</a>`);
  });

  test("the names of omitted fields", () => {
    expect(textOf(page.html)).toMatch(/field0, field1, .*field159, parent, first/);
  });

  test("nothing that the description does not contain", () => {
    expect(textOf(openedPage(page, page.html, 2))).not.toMatch(/undefined|\[object|NaN/);
    for (const { text: file } of page.files) expect(file).not.toMatch(/undefined|\[object/);
  });
});

describe("names of files", () => {
  const customerFile = ({ html }: { html: string }) => fileAt(html, "body.customer");

  test("stay the same while nothing changes below a part", async () => {
    const same = await drawn();
    expect(same.files.map(({ name }) => name)).toEqual(page.files.map(({ name }) => name));
    const other = await drawn(withSchemas({ Problem: { properties: { title: text } } }));
    expect(customerFile(other)).toBe(customerFile(page));
    expect(customerFile(page)).toMatch(/^[0-9a-f]{12}$/);
  });

  test("change with what is below, even in a circle", async () => {
    const label = { type: "object", properties: { hue: text } };
    const other = await drawn(withSchemas({ Label: label }));
    expect(customerFile(other)).not.toBe(customerFile(page));
  });

  test("are those of files that exist", () => {
    const names = new Set(page.files.map(({ name }) => name));
    const named = [page.html, ...page.files.map((file) => file.text)].flatMap((html) =>
      [...html.matchAll(/data-elsewhere=\\?"([^"\\]*)/g)].map(([, name = ""]) => `${name}.json`),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    for (const { file } of page.operations.values()) expect(names).toContain(file);
  });
});

/** Circular schemas that could be rendered forever. */
const circles: Record<string, JsonObject> = {
  "a list of itself": { Order: { type: "array", items: ref("Order") } },
  "two lists of each other": {
    Order: { type: "array", items: ref("Line") },
    Line: { type: "array", items: ref("Order") },
  },
  "a condition that asks for itself": {
    Order: { properties: { a: text }, if: { required: ["a"] }, then: ref("Order") },
  },
  "not itself": { Order: { properties: { a: text }, not: ref("Order") } },
  "a map of itself": { Order: { properties: { a: text }, additionalProperties: ref("Order") } },
  "a tuple of itself": { Order: { prefixItems: [ref("Order"), text], items: false } },
  "a choice of itself": { Order: { oneOf: [ref("Order"), ref("Label"), ref("Problem")] } },
};

test.each(Object.entries(circles))("%s is finite", async (_, changed) => {
  const reference = await drawn(withSchemas(changed));
  const opened = openedPage(reference, reference.html, 2);
  expect(wrongAddressesIn(opened)).toEqual({ twice: [], dead: [] });
});

test("a schema that is an object or a list shows both", async () => {
  const either = { type: ["object", "array"], properties: { name: text }, items: ref("Label") };
  const { html } = await drawn(withSchemas({ Order: { properties: { either } } }));
  expect(idsIn(html)).toEqual(
    expect.arrayContaining(["body.either.name", "body.either.color", "response-200.either.name"]),
  );
});

test("names of components may contain characters that HTML escapes", async () => {
  const name = `Page<It'em&"Co">`;
  const Order = { properties: { page: { $ref: `#/components/schemas/${name}` } } };
  const reference = await drawn(
    withSchemas({ Order, [name]: { properties: { ...fields("wide", 200), inner: ref("Order") } } }),
  );
  const file = fileAt(reference.html, "body.page") ?? "";
  expect(idsIn(partHtml(reference, file))).toContain(`${addressMark}.wide199`);
});

test("a callback's repeated body links to the callback's own response", async () => {
  const callbacks = {
    shipped: {
      "{$request.body#/url}": { post: { responses: { "400": problem, "404": problem } } },
    },
  };
  const post = { ...echoOperation("subscribe", ref("Label")), callbacks };
  const { html } = await drawn({ ...document, paths: { "/hooks": { post } } });
  expect(html).toContain('<a href="#callback-shipped-response-400">');
  expect(wrongAddressesIn(html)).toEqual({ twice: [], dead: [] });
});

describe("an API that is drawn again, as develop does", () => {
  test("takes over the articles that are the same, and draws those that are not", async () => {
    const api = await buildDocument(document);
    const [slug = ""] = drawReference(api).operations.keys();
    const earlier: DrawnPieces = new Map();
    const first = drawReference(api, {}, earlier);
    expect(drawReference(api, {}, earlier)).toEqual(first);

    for (const article of earlier.values()) article.html = "taken over";
    const again = drawReference(api, {}, earlier);
    expect(again.operations.get(slug)?.html).toBe("taken over");

    const operations = api.groups[0]?.tags[0]?.operations ?? [];
    operations.splice(0, 1, ...operations.slice(0, 1).map((one) => ({ ...one, deprecated: true })));
    const changed = drawReference(api, {}, earlier);
    expect(changed.operations.get(slug)?.html).not.toBe("taken over");
  });

  test("names the parts of an article anew when one of them reads differently", async () => {
    const api = await buildDocument(document);
    const earlier: DrawnPieces = new Map();
    const [slug = ""] = drawReference(api, {}, earlier).operations.keys();
    const isPart = (html: string) => !html.includes("<h1");
    for (const piece of earlier.values()) if (isPart(piece.html)) piece.html += "<p>More.</p>";
    const again = drawReference(api, {}, earlier);
    const names = new Set(again.files.map(({ name }) => name));
    const html = again.operations.get(slug)?.html ?? "";
    const shown = [...html.matchAll(/data-part="([^"]*)"/g)].map(([, name = ""]) => name);
    expect(shown.length).toBeGreaterThan(0);
    for (const name of shown) expect(names).toContain(`${name}.json`);
  });

  test("draws articles anew when a part that they show has changed", async () => {
    const api = await buildDocument(document);
    const earlier: DrawnPieces = new Map();
    drawReference(api, {}, earlier);
    for (const article of earlier.values()) article.html = "taken over";
    const changed = await buildDocument(withSchemas({ Stock: { type: "string" } }));
    const htmls = [...drawReference(changed, {}, earlier).operations.values()].map(
      ({ html }) => html,
    );
    expect(htmls).not.toContain("taken over");
  });
});
