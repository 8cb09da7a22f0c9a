import type { JsonObject } from "../../../src/openapi/json";
import { highlightCode } from "../../../src/content/markdown/highlight-code";
import { renderMarkdown } from "../../../src/content/markdown/render-markdown";
import { drawReference } from "../../../src/views/reference/draw-reference";
import { operationFile } from "../../../src/views/reference/make-operation-file";
import { buildDocument, operationsOf } from "../openapi/build-document";
import { dangersIn } from "./dangers-in";
import { payloads } from "./payloads";

const table = Object.entries(payloads);

test("the check finds each kind of danger, and nothing in ordinary HTML", () => {
  expect(
    dangersIn(
      '<script></script><img onerror="a"><a href=" java\tscript:a"></a><iframe srcdoc="data:x"></iframe>',
    ),
  ).toEqual(["<script>", "img[onerror]", "href= java\tscript:a", "<iframe>", "srcdoc=data:x"]);
  expect(
    dangersIn('<p><a href="/docs?a=b:c#d">x</a> <img src="https://a.example.com/b"></p>'),
  ).toEqual([]);
});

describe.each(table)("%s", (_, payload) => {
  test.each([
    ["alone", (text: string) => text],
    ["in a line", (text: string) => `Words before ${text} and after.`],
    ["in a table", (text: string) => `| a | b |\n| - | - |\n| ${text.replace(/\n/g, " ")} | c |`],
    ["as a heading", (text: string) => `## ${text}`],
    ["in a link", (text: string) => `[x](${text}) [${text}](/a "${text}") ![${text}](/a.png)`],
    ["in code", (text: string) => `\`${text}\`\n\n    ${text}`],
  ])("is harmless in Markdown %s", async (_place, put) => {
    const { html } = await renderMarkdown(put(payload), { headings: true });
    expect(dangersIn(html)).toEqual([]);
  });

  test("is harmless everywhere in an API description", async () => {
    const schema = {
      type: "object",
      title: payload,
      description: payload,
      required: [payload],
      properties: {
        [payload]: {
          type: "string",
          title: payload,
          description: payload,
          enum: [payload, "b"],
          default: payload,
          pattern: payload,
          format: payload,
          examples: [payload],
        },
        nested: { type: "object", description: payload, properties: { a: { const: payload } } },
      },
    };
    const media = {
      "application/json": {
        schema,
        examples: { [payload]: { summary: payload, description: payload, value: { a: payload } } },
      },
      "text/plain": { schema: { type: "string" }, example: payload },
    };
    const document: JsonObject = {
      info: { title: payload, version: payload, description: payload },
      servers: [{ url: "https://api.example.com/v1", description: payload }],
      tags: [{ name: "Orders", description: payload }],
      paths: {
        "/orders/{id}": {
          post: {
            operationId: "create-order",
            tags: ["Orders"],
            summary: payload,
            description: payload,
            deprecated: true,
            parameters: [
              {
                name: "id",
                in: "path",
                required: true,
                description: payload,
                schema: { type: "string", default: payload },
              },
              { name: payload, in: "query", description: payload, example: payload, schema },
            ],
            requestBody: { description: payload, content: media },
            responses: {
              "200": {
                description: payload,
                headers: { "X-A": { description: payload, example: payload, schema } },
                content: media,
              },
            },
            security: [{ key: [] }],
          },
        },
      },
      components: {
        securitySchemes: {
          key: { type: "apiKey", in: "header", name: payload, description: payload },
        },
      },
    };
    const api = await buildDocument(document, {
      // As the plugin does it.
      render: (text, where, kind) =>
        renderMarkdown(text, {
          file: where?.file,
          line: where?.line,
          headings: kind === "overview",
        }),
      highlight: highlightCode,
    });
    const drawn = drawReference(api);
    const pieces = htmlIn(drawn);
    // What is drawn has the operation in it: an empty drawing would be harmless too.
    expect(operationsOf(api)).toHaveLength(1);
    expect(pieces.join("").length).toBeGreaterThan(2000);
    expect(pieces.flatMap(dangersIn)).toEqual([]);
    // What the page fetches when the reader asks for another language or example.
    const code = operationsOf(api).flatMap((operation) => htmlIn(operationFile(operation)));
    expect(code.length).toBeGreaterThan(3);
    expect(code.flatMap(dangersIn)).toEqual([]);
  });
});

/** All strings with elements in a value, in JSON inside strings too. */
function htmlIn(value: unknown): string[] {
  if (typeof value === "string") {
    if (/^[[{"]/.test(value))
      try {
        return htmlIn(JSON.parse(value));
      } catch {
        return [value];
      }
    return /<[a-z]+[\s>]/i.test(value) ? [value] : [];
  }
  if (value instanceof Map) return htmlIn([...value.values()]);
  return value && typeof value === "object" ? Object.values(value).flatMap(htmlIn) : [];
}
