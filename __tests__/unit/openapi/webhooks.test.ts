import type { SchemaNode } from "../../../src/openapi/schema-node";
import { drawReference } from "../../../src/views/reference/draw-reference";
import { idsIn } from "../views/reference/drawn-page";
import { buildDocument, operationsOf } from "./build-document";

const text = { type: "string" };
/** A schema whose properties reveal the direction. */
const Parcel = {
  type: "object",
  properties: { id: { ...text, readOnly: true }, secret: { ...text, writeOnly: true }, note: text },
};
const schema = { $ref: "#/components/schemas/Parcel" };
const content = { "application/json": { schema } };
const exchange = {
  requestBody: { content },
  responses: { "200": { description: "Taken.", content } },
};

const document = {
  paths: {
    "/subscriptions": {
      post: {
        operationId: "subscribe",
        ...exchange,
        callbacks: {
          "parcel shipped": {
            "{$request.body#/url}": {
              parameters: [{ name: "X-Signature", in: "header", schema: text }],
              summary: "Not an operation.",
              post: { summary: "A parcel left", description: "At once.", ...exchange },
              put: { ...exchange },
            },
            "x-note": { post: exchange },
          },
          shared: { $ref: "#/components/callbacks/Ping" },
        },
      },
    },
  },
  webhooks: {
    parcelLost: { post: exchange },
    "parcel found": { post: { operationId: "parcelFound", tags: ["Parcels"], ...exchange } },
    referred: { $ref: "#/components/pathItems/Referred" },
  },
  components: {
    schemas: { Parcel },
    callbacks: {
      Ping: { "{$request.query.ping}": { get: { responses: { "204": { description: "" } } } } },
    },
    pathItems: { Referred: { post: { tags: ["Parcels"], ...exchange } } },
  },
};

let api: Awaited<ReturnType<typeof buildDocument>>;
beforeAll(async () => {
  api = await buildDocument(document);
});

const named = (slug: string) => {
  const operation = operationsOf(api).find((one) => one.slug === slug);
  if (!operation) throw new Error(slug);
  return operation;
};

/** Names of a body's properties, following its part. */
function fieldsOf(holder: { content: { schema?: SchemaNode }[] } | undefined): string[] {
  const node = holder?.content[0]?.schema;
  const below = api.parts.find(({ key }) => key === node?.part)?.below ?? node;
  return below?.properties?.map(({ name }) => name) ?? [];
}

const received = ["secret", "note"];
const sent = ["id", "note"];

describe("webhooks", () => {
  test("have pages, under their tag or under one of their own", () => {
    const tags = api.groups.flatMap((group) => group.tags);
    const slugs = ({ operations }: (typeof tags)[number]) => operations.map(({ slug }) => slug);
    expect(Object.fromEntries(tags.map((tag) => [tag.name, slugs(tag)]))).toEqual({
      Parcels: ["parcel-found", "webhook-referred"],
      Webhooks: ["webhook-parcel-lost"],
      Other: ["subscribe"],
    });
    expect(named("parcel-found")).toMatchObject({ isWebhook: true, path: "parcel found" });
    expect(named("subscribe").isWebhook).toBe(false);
  });

  test("show what the API sends as it sends it, and what it takes as it takes it", () => {
    const { requestBody, responses } = named("webhook-parcel-lost");
    expect(fieldsOf(requestBody)).toEqual(sent);
    expect(fieldsOf(responses[0])).toEqual(received);
    expect(fieldsOf(named("subscribe").requestBody)).toEqual(received);
    expect(fieldsOf(named("subscribe").responses[0])).toEqual(sent);
  });

  test("have no samples: the API makes the request", () => {
    expect(named("webhook-parcel-lost").samples).toEqual([]);
    expect(named("subscribe").samples).toHaveLength(1);
  });

  test("are drawn without what only a caller needs", () => {
    const { operations } = drawReference(api);
    const html = operations.get("webhook-parcel-lost")?.html ?? "";
    expect(html).not.toContain('id="authorization"');
    expect(html).not.toContain("data-request-language");
    expect(idsIn(html)).toEqual(expect.arrayContaining(["body.id", "response-200.secret"]));
  });
});

describe("callbacks", () => {
  test("are the requests of an operation in their order, references followed, each with an address", () => {
    const { callbacks } = named("subscribe");
    expect(callbacks.map(({ id, method, expression }) => `${id} ${method} ${expression}`)).toEqual([
      "callback-parcel-shipped POST {$request.body#/url}",
      "callback-parcel-shipped-2 PUT {$request.body#/url}",
      "callback-shared GET {$request.query.ping}",
    ]);
  });

  test("have texts, parameters and bodies, in the direction in which they travel", () => {
    const [shipped] = named("subscribe").callbacks;
    expect(shipped).toMatchObject({ summary: "A parcel left", descriptionHtml: "<p>At once.</p>" });
    expect(shipped?.parameters[0]?.parameters.map(({ name }) => name)).toEqual(["X-Signature"]);
    expect(fieldsOf(shipped?.requestBody)).toEqual(sent);
    expect(fieldsOf(shipped?.responses[0])).toEqual(received);
  });

  test("have addresses for all their fields", () => {
    const html = drawReference(api).operations.get("subscribe")?.html ?? "";
    expect(idsIn(html)).toEqual(
      expect.arrayContaining([
        "callback-parcel-shipped",
        "callback-parcel-shipped-header.X-Signature",
        "callback-parcel-shipped-body.id",
        "callback-parcel-shipped-response-200.secret",
        "callback-shared-response-204",
      ]),
    );
  });
});
