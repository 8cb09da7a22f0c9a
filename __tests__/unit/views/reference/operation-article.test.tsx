/** @jest-environment jsdom */
import { addresses, render, screen, texts, within } from "../../../support/views/testing";
import type { ApiOperation } from "../../../../src/openapi/describe-operation";
import type { SchemaNode } from "../../../../src/openapi/schema-node";
import { DrawingProvider, type Drawing } from "../../../../src/views/reference/drawing";
import { operationFile } from "../../../../src/views/reference/make-operation-file";
import { OperationArticle } from "../../../../src/views/reference/OperationArticle";

const string: SchemaNode = { type: "string" };
const customer = {
  key: "Customer.request",
  name: "Customer",
  below: {
    properties: [
      { name: "name", schema: string },
      { name: "parent", schema: { type: "object", part: "Customer.request", name: "Customer" } },
    ],
  },
};
const body: SchemaNode = {
  type: "object",
  properties: [
    {
      name: "status",
      required: true,
      schema: {
        ...string,
        lifecycle: "OrderStatus",
        enum: [
          { value: "open", description: "Still.", descriptionHtml: "<p>Still.</p>" },
          { value: "closed" },
        ],
      },
    },
    {
      name: "quantity",
      schema: {
        type: "integer",
        format: "int64",
        deprecated: true,
        constraints: ["1 to 200"],
        default: 1,
        example: 3,
        descriptionHtml: "<p>How many.</p>",
      },
    },
    { name: "id", schema: { ...string, readOnly: true } },
    {
      name: "tags",
      schema: {
        type: "array of string",
        constraints: ["at most 5 items"],
        items: { ...string, enum: [{ value: "gift" }, { value: "rush" }] },
      },
    },
    { name: "customer", schema: { type: "object", part: customer.key, name: "Customer" } },
    {
      name: "payment",
      schema: {
        type: "one of",
        variants: {
          kind: "oneOf",
          discriminator: "kind",
          options: [
            {
              label: "card",
              schema: { type: "object", properties: [{ name: "number", schema: string }] },
            },
            {
              label: "cash",
              schema: { type: "object", properties: [{ name: "till", schema: string }] },
            },
          ],
        },
      },
    },
  ],
};
const example = (name: string) => ({
  name,
  generated: false,
  language: "json",
  code: name,
  html: `<pre>${name}</pre>`,
});
const operation: ApiOperation = {
  slug: "create-order",
  route: "/docs/api/create-order",
  method: "POST",
  path: "/orders/{orderId}",
  summary: "Create an order",
  excerpt: "",
  descriptionHtml: "<p>Makes it.</p>",
  deprecated: false,
  servers: [],
  security: [],
  parameters: [
    {
      place: "query",
      parameters: [
        {
          name: "limit",
          required: true,
          deprecated: false,
          descriptionHtml: "<p>At most so many.</p>",
          schema: { type: "integer" },
          example: 20,
        },
      ],
    },
  ],
  requestBody: {
    required: true,
    descriptionHtml: "",
    content: [
      { mediaType: "application/json", schema: body, examples: [] },
      { mediaType: "text/csv", schema: string, examples: [] },
    ],
  },
  responses: [
    {
      status: "400",
      descriptionHtml: "<p>Refused.</p>",
      headers: [],
      repeatedHeaders: [],
      content: [],
      errorCodes: ["not-open"],
    },
    {
      status: "201",
      descriptionHtml: "<p>Created.</p>",
      headers: [
        { name: "ETag", required: false, deprecated: false, descriptionHtml: "", schema: string },
      ],
      repeatedHeaders: [],
      content: [{ mediaType: "application/json", examples: [example("one"), example("two")] }],
      errorCodes: [],
    },
  ],
  isWebhook: false,
  callbacks: [],
  answer: { isJson: false },
  samples: [
    { name: "two", label: "Small", html: { curl: "<pre>curl small</pre>" } },
    { name: "large", label: "Large", html: { curl: "<pre>curl large</pre>" } },
  ],
  lifecycles: [],
  links: [],
  sourcePath: "paths/orders.yaml",
};

const drawing = (elements = 1000): Drawing => ({
  part: (key) => (key === customer.key ? customer : undefined),
  lifecycleHref: (name) => `/docs/api/order#${name}`,
  language: {},
  room: { elements },
});
type Props = Parameters<typeof OperationArticle>[0];
const show = (changes: Partial<ApiOperation> = {}, props: Partial<Props> = {}, elements?: number) =>
  render(
    <DrawingProvider value={drawing(elements)}>
      <OperationArticle operation={{ ...operation, ...changes }} {...props} />
    </DrawingProvider>,
  );

const region = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const field = (path: string) => document.getElementById(path) as HTMLElement;
const disclosure = (path: string) =>
  document.querySelector<HTMLDetailsElement>(`details[data-path="${path}"]`);

test("a request example knows the response example of its name", () => {
  show();
  const answers = [
    ...document.querySelectorAll<HTMLElement>("[data-choices=request-example] input"),
  ];
  expect(answers.map(({ dataset }) => dataset.answer)).toEqual(["201 1", undefined]);
});

test("long examples can be unfolded, short ones need not", () => {
  const { container } = show();
  expect(container.querySelector(".unfold")).toBeNull();
  const [, created] = operation.responses;
  const [media] = created?.content ?? [];
  if (!created || !media) throw new Error("no response");
  const long = { ...example("long"), code: "line\n".repeat(100) };
  show({ responses: [{ ...created, content: [{ ...media, examples: [example("one"), long] }] }] });
  expect(screen.getByLabelText<HTMLInputElement>(/Show in full/).id).toBe("unfold-201");
});

test("what is said of an example stands above it, in the page and in the file of the others", () => {
  const said = { ...operation, samples: operation.samples.slice(0, 1) };
  const [, created] = said.responses;
  if (!created || !said.samples[0]) throw new Error("no response");
  const described = (name: string) => ({
    ...example(name),
    descriptionHtml: `<p>Said of ${name}.</p>`,
  });
  said.samples[0] = { ...said.samples[0], descriptionHtml: "<p>Said of small.</p>" };
  said.responses = [
    {
      ...created,
      content: [{ mediaType: "application/json", examples: [described("one"), described("two")] }],
    },
  ];
  const { container } = show(said);
  expect(texts(container.querySelectorAll(".panel .raw"))).toEqual([
    "Said of small.curl small",
    "Said of one.one",
  ]);
  expect(operationFile(said, { lang: "en", dir: "ltr" })).toEqual({
    requests: [
      {
        curl: '<div class="field-text" lang="en" dir="ltr"><p>Said of small.</p></div><pre>curl small</pre>',
      },
    ],
    responses: {
      "201": [
        '<div class="field-text" lang="en" dir="ltr"><p>Said of two.</p></div><pre>two</pre>',
      ],
    },
  });
});

test("the version that has brought an operation is a badge", () => {
  show({ since: "2.1" });
  expect(screen.getByText("Since 2.1").className).toBe("badge");
});

test("method and path can be copied, and the operation tried where it has a console", () => {
  const { unmount } = show({}, { consoleFile: "try-1.json" });
  expect(screen.getByText("/orders/{orderId}").textContent).toBe("POST /orders/{orderId}");
  expect(screen.getByRole("button", { name: "Copy method and path" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try it" }).dataset.console).toBe("try-1.json");
  unmount();
  show();
  expect(screen.queryByRole("button", { name: "Try it" })).toBeNull();
});

test("why there is no console is said, with a few of the causes", () => {
  show({}, { consoleGap: { kind: "console", about: ["a", "b", "c", "d"] } });
  const said = document.querySelector("[data-console-gap]");
  expect(texts(said?.querySelectorAll("code") ?? [])).toEqual(["a", "b", "c"]);
});

test("deprecated operations and webhooks say so; a webhook needs no authorization of yours", () => {
  const { unmount } = show({ deprecated: true });
  expect(screen.getAllByText("Deprecated")[0]?.closest("header")).not.toBeNull();
  expect(screen.getByRole("region", { name: "Authorization" })).toBeTruthy();
  unmount();
  show({ isWebhook: true });
  expect(screen.getByText("Webhook")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Authorization" })).toBeNull();
});

test("who may call is said: any one of the ways, with their scopes, or nobody in particular", () => {
  const scheme = (label: string, scopes: string[] = []) => ({ name: label, label, scopes });
  const security = [
    { schemes: [scheme("Token", ["orders:write", "orders:read"]), scheme("Key")] },
    { schemes: [scheme("Password")] },
  ] as unknown as ApiOperation["security"];
  const { unmount } = show({ security });
  const section = region("Authorization");
  expect(section.getByText("Any one of these is enough.")).toBeTruthy();
  expect(texts(section.getAllByRole("listitem"))).toEqual([
    "Token · Scopes orders:write, orders:read and Key",
    "Password",
  ]);
  unmount();
  show();
  expect(region("Authorization").getByText("No authorization needed.")).toBeTruthy();
});

test("a parameter has its name as a link to itself, its type, and what is known of it", () => {
  show();
  const limit = field("query.limit");
  expect(limit.closest("section")).toBe(screen.getByRole("region", { name: "Query parameters" }));
  expect(limit.textContent).toBe("limit integer requiredAt most so many.Example 20");
  expect(limit.dataset.required).toBe("");
  expect(addresses([within(limit).getByRole("link")])).toEqual({ limit: "#query.limit" });
});

test("a field has its type with its format, marks, constraints, default, and example", () => {
  show();
  expect(field("body.quantity").textContent).toBe(
    "quantity integer (int64) DeprecatedHow many.1 to 200 · Default 1 · Example 3",
  );
  expect(field("body.id").textContent).toBe("id string read-only");
});

test("values with meanings are listed with them, and a status leads to its lifecycle", () => {
  show();
  const status = within(field("body.status"));
  expect(texts(status.getAllByRole("term"))).toEqual(["open", "closed"]);
  expect(texts(status.getAllByRole("definition"))).toEqual(["Still.", ""]);
  expect(addresses(status.getAllByRole("link"))).toEqual({
    status: "#body.status",
    "How this status changes": "/docs/api/order#OrderStatus",
  });
});

test("what is below a field is in a disclosure with the number of fields, and a circle leads up", () => {
  show();
  const inside = disclosure("body.customer");
  expect(inside?.open).toBe(false);
  expect(inside?.querySelector("summary")?.textContent).toBe("Customer · 2 fields");
  expect(field("body.customer.name").textContent).toBe("name string");
  const circle = disclosure("body.customer.parent");
  expect(addresses([...(circle?.querySelectorAll("a") ?? [])])).toEqual({
    "The same as Customer above": "#body.customer",
  });
});

test("what holds for each item of a list stands in place", () => {
  show();
  expect(disclosure("body.tags")).toBeNull();
  expect(texts(field("body.tags").querySelectorAll(".items .chips > code"))).toEqual([
    "gift",
    "rush",
  ]);
});

test("a part for which the page has no room names its fields, and the file that has them", () => {
  show({}, {}, 0);
  const holder = disclosure("body.customer")?.querySelector<HTMLElement>("[data-elsewhere]");
  expect(holder?.dataset.elsewhere).toBe(customer.key);
  expect(holder?.textContent).toBe("name, parent");
  expect(document.getElementById("body.customer.name")).toBeNull();
});

test("each variant is in a disclosure of its own, with the value that chooses it and its address", () => {
  show();
  expect(field("body.payment").textContent).toContain("One of, chosen by kind");
  const [card, cash] = ["card", "cash"].map((kind) => field(`body.payment~${kind}`));
  expect(card?.querySelector("summary")?.textContent).toBe("kind: card · 1 field");
  expect(card?.contains(field("body.payment~card.number"))).toBe(true);
  expect(cash?.contains(field("body.payment~cash.till"))).toBe(true);
});

test("a body says whether it is required, and is there in each media type", () => {
  show();
  const section = screen.getByRole("region", { name: "Request body required" });
  expect(texts(section.querySelectorAll("div[data-path] > p"))).toEqual([
    "application/json · object",
    "text/csv · string",
  ]);
});

test("responses and errors are closed, each with its status as a heading and what it holds", () => {
  show({}, { errorCatalog: "/docs/errors" });
  const [refused, created] = ["400", "201"].map(
    (status) => field(`response-${status}`) as HTMLDetailsElement,
  );
  expect([refused?.open, created?.open]).toEqual([false, false]);
  expect(region("Responses").getByRole("heading", { name: "201" })).toBeTruthy();
  expect(region("Errors").getByRole("heading", { name: "400" })).toBeTruthy();
  expect(refused?.textContent).toContain("No body.");
  expect(addresses([...(refused?.querySelectorAll("a") ?? [])])).toEqual({
    "not-open": "/docs/errors#error-not-open",
  });
  expect(created?.textContent).toContain("Headers · ETag");
  expect(field("header-201.ETag")).toBeTruthy();
});

test("the links to sections name those that are there", () => {
  const { unmount } = show();
  const jumps = () => within(screen.getByRole("navigation", { name: "On this page" }));
  expect(addresses(jumps().getAllByRole("link"))).toEqual({
    Authorization: "#authorization",
    Parameters: "#query-parameters",
    Body: "#request-body",
    Responses: "#responses",
    Errors: "#errors",
    Samples: "#request-sample",
  });
  unmount();
  show({ parameters: [], requestBody: undefined, responses: operation.responses.slice(1) });
  expect(texts(jumps().getAllByRole("link"))).toEqual(["Authorization", "Samples", "Responses"]);
});

test("a long description begins with its first paragraph and goes on after the fields", () => {
  show({ descriptionHtml: `<p>Makes it.</p>\n<p>${"More. ".repeat(60)}</p>` });
  expect(document.querySelector(".operation-head .prose")?.textContent).toBe("Makes it.");
  expect(region("Notes").getByText(/^More\./)).toBeTruthy();
  const link = screen.getByRole("link", { name: "More in the notes" });
  expect(link.getAttribute("href")).toBe("#notes");
});

test("what is required is named in one line, with links", () => {
  show();
  const line = document.querySelector(".required-fields");
  expect(line?.textContent).toBe("Required: limit, status");
  expect(addresses([...(line?.querySelectorAll("a") ?? [])])).toEqual({
    limit: "#query.limit",
    status: "#body.status",
  });
});

test("where nothing is successful, the example of the first error is open", () => {
  const [, created] = operation.responses;
  if (!created) throw new Error("no response");
  show({ responses: [{ ...created, status: "409" }] });
  const open = [...document.querySelectorAll<HTMLDetailsElement>(".errors, .errors details")];
  expect(open.map((details) => details.open)).toEqual([true, true]);
});

test("a request says what holds for the whole of its shared schema", () => {
  const schema = { type: "object", name: "Items", descriptionHtml: "<p>Lists are replaced.</p>" };
  const content = [{ mediaType: "application/json", schema, examples: [] }];
  const response = {
    status: "200",
    descriptionHtml: "",
    errorCodes: [],
    headers: [],
    repeatedHeaders: [],
    content,
  };
  show({ requestBody: { required: true, descriptionHtml: "", content }, responses: [response] });
  expect(screen.getAllByText("Lists are replaced.")).toHaveLength(1);
  expect(region(/^Request body/).getByText("Lists are replaced.")).toBeTruthy();
});

test("values without meanings are chips, of which those beyond twelve are folded", () => {
  const codes = Array.from({ length: 14 }, (_, index) => ({ value: `c${index}` }));
  const properties = [{ name: "code", schema: { ...string, enum: codes } }];
  const content = [
    { mediaType: "application/json", schema: { type: "object", properties }, examples: [] },
  ];
  show({ requestBody: { required: true, descriptionHtml: "", content } });
  const code = field("body.code");
  expect(texts(code.querySelectorAll(":scope > .chips code"))).toHaveLength(12);
  const more = code.querySelector<HTMLDetailsElement>("details.more");
  expect(more?.querySelector("summary")?.textContent).toBe("2 more");
  expect(texts(more?.querySelectorAll("code") ?? [])).toEqual(["c12", "c13"]);
});

test("a pattern of ids is its prefix, with the expression behind it; others are as they are", () => {
  const schema = (...constraints: string[]) => ({ ...string, constraints });
  const properties = [
    { name: "id", schema: schema("matches ^sor_[0-9a-z]{10}$") },
    { name: "code", schema: schema("matches ^[A-Z]+$") },
  ];
  const content = [
    { mediaType: "application/json", schema: { type: "object", properties }, examples: [] },
  ];
  show({ requestBody: { required: true, descriptionHtml: "", content } });
  const pattern = field("body.id").querySelector<HTMLDetailsElement>("details.pattern");
  expect(pattern?.open).toBe(false);
  expect(pattern?.querySelector("summary")?.textContent).toBe("sor_…");
  expect(pattern?.textContent).toContain("^sor_[0-9a-z]{10}$");
  expect(field("body.code").querySelector("details")).toBeNull();
  expect(field("body.code").textContent).toContain("matches ^[A-Z]+$");
});

test("samples have a choice of examples and languages, and begin with the first", () => {
  show();
  const panel = region("Request");
  expect(panel.getByText("curl small")).toBeTruthy();
  const choices = (name: string) =>
    within(panel.getByRole("radiogroup", { name })).getAllByRole<HTMLInputElement>("radio");
  expect(choices("Request example").map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    "Small",
    "Large",
  ]);
  expect(choices("Language").map(({ checked }) => checked)).toEqual([
    true,
    ...Array.from({ length: 7 }, () => false),
  ]);
});

test("a single sample has no choice of examples", () => {
  show({ samples: operation.samples.slice(0, 1) });
  expect(region("Request").queryByLabelText("Request example")).toBeNull();
});

test("examples of responses are by status, and several are chosen from", () => {
  show();
  const panel = region("Response examples");
  const [only] = document.querySelectorAll<HTMLDetailsElement>("details.example");
  expect(only?.querySelector("summary")?.textContent).toBe("2012 examples");
  expect(only?.open).toBe(true);
  expect(texts(panel.getByRole("radiogroup", { name: "Example of 201" }).children)).toEqual([
    "one",
    "two",
  ]);
  expect(panel.getByText("one", { selector: "pre" })).toBeTruthy();
});

test("readers choose how many levels of fields are open", () => {
  show();
  expect(texts(screen.getByLabelText("Nested fields").querySelectorAll("option"))).toEqual([
    "closed",
    "1 level open",
    "2 levels open",
    "3 levels open",
    "4 levels open",
  ]);
});

test("what changed since the last version is folded, and a break is marked", () => {
  const changes = { status: "changed", breaking: true, changes: [] } as unknown as Props["changes"];
  const { unmount } = show({}, { changes, since: "2.0" });
  const details = field("changes") as HTMLDetailsElement;
  expect(details.open).toBe(false);
  expect(details.querySelector("summary")?.textContent).toMatch(/2\.0/);
  expect(details.querySelector("[data-tone=breaking]")).not.toBeNull();
  unmount();
  show({}, { changes: { status: "added" } as unknown as Props["changes"], since: "2.0" });
  expect(screen.getByText(/2\.0/).dataset.tone).toBe("added");
});

test("callbacks have their method, their address, and what they send and expect", () => {
  const response = { ...operation.responses[1], content: [] };
  show({
    callbacks: [
      {
        id: "callback-shipped",
        name: "shipped",
        method: "POST",
        expression: "{$request.body#/url}",
        descriptionHtml: "",
        parameters: [],
        requestBody: operation.requestBody,
        responses: [response],
      } as unknown as ApiOperation["callbacks"][number],
    ],
  });
  const section = region("Callbacks");
  expect(section.getByRole("heading", { name: "shipped" }).id).toBe("callback-shipped");
  expect(section.getByText("{$request.body#/url}")).toBeTruthy();
  expect(field("callback-shipped-body.status")).toBeTruthy();
  expect(field("callback-shipped-response-201").textContent).toBe("201Created.");
});
