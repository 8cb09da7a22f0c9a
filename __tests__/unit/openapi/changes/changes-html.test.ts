import { apiChangesHtml, changeListHtml } from "../../../../src/openapi/changes/changes-html";
import { changesMarkdown } from "../../../../src/output/markdown-versions/changes-markdown";
import { placeInWords } from "../../../../src/openapi/changes/place-in-words";
import type { Change } from "../../../../src/openapi/changes/change";
import { changesOf } from "./describe-api";

const changes: Change[] = [
  { rule: "response-field-removed", at: "response-200.lines.price" },
  { rule: "request-value-added", at: "body.kind", after: "<b>kit</b>" },
  { rule: "operation-deprecated", at: "" },
];

test.each([
  ["", { part: "", name: "" }],
  ["body", { part: "Request body", name: "" }],
  ["body.lines.itemId", { part: "Request body", name: "lines.itemId" }],
  ["body~kit.parts.*", { part: "Request body", name: "(kit).parts.*" }],
  ["query.updated%5Bsince%5D", { part: "Query parameter", name: "updated[since]" }],
  ["response-200", { part: "Response 200", name: "" }],
  ["header-200.X-Total", { part: "Header of response 200", name: "X-Total" }],
])("the place %s in words", (at, place) => {
  expect(placeInWords(at)).toEqual(place);
});

test("changes of an operation lead to what is still there, and texts are escaped", () => {
  expect(changeListHtml(changes, "").replaceAll("<li>", "\n<li>")).toMatchSnapshot();
});

test("changes of an operation in Markdown", () => {
  expect(changesMarkdown(changes)).toMatchSnapshot();
});

test("a changelog: shared schemas once, with their operations folded, then tags with what changed in operations themselves", () => {
  const uses = (names: string[], tag: string) => ({
    ...Object.fromEntries(
      names.map((name) => [
        `/${name}`,
        {
          get: {
            operationId: name,
            summary: `Get ${name}`,
            tags: [tag],
            responses: {
              "200": {
                content: { "application/json": { schema: { $ref: "#/components/schemas/Item" } } },
              },
            },
          },
        },
      ]),
    ),
  });
  const item = (...names: string[]) => ({
    schemas: {
      Item: {
        type: "object",
        properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
      },
    },
  });
  const added = { get: { operationId: "hello", summary: "Hello", tags: ["Calm"] } };
  const found = changesOf(
    { paths: uses(["a", "b", "gone"], "Items"), components: item("id", "price") },
    { paths: { "/hello": added, ...uses(["a", "b"], "Items") }, components: item("id", "cost") },
  );
  const routes = { routePrefix: "/docs/api", earlier: "/docs/1.0/api" };
  const { html, ...facts } = apiChangesHtml(found, routes);
  expect(facts).toMatchSnapshot();
  expect(html.replaceAll(/<(h2|li)/g, "\n<$1")).toMatchSnapshot();
});
