import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { redoclyProblems } from "../../../src/openapi/lint/redocly-lint";
import { loadDescription } from "../../../src/openapi/load-description";
import type { Problem } from "../../../src/problems/problem";

const schemaLine = 17;

/** A description whose first schema begins at `schemaLine`. */
const description = (schema: string, { version = "3.1.0", media = "" } = {}) => `openapi: ${version}
info: { title: Sound, version: 1.0.0 }
servers: [{ url: "https://api.example.com" }]
paths:
  /orders:
    get:
      operationId: get-order
      responses:
        "200":
          description: OK
          content:
            application/json:
              schema: { $ref: "#/components/schemas/A" }
${media && `              ${media}\n`}components:
  schemas:
    B: { type: string, enum: [open, done] }
    A:
${schema.replace(/^/gm, "      ")}
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "contradictions-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function problemsOf(text: string): Promise<Problem[]> {
  writeFileSync(path.join(folder, "openapi.yaml"), text);
  return (await loadDescription(folder, folder)).problems;
}

/** The text with the fix in place of the line that a message is about. */
function pasted(text: string, { where, seen = "", fix }: Problem): string {
  const lines = text.split("\n");
  const index = Number(where?.line) - 1;
  const line = lines[index] ?? "";
  expect(line.trim()).toBe(seen);
  const indent = /^ */.exec(line)?.[0] ?? "";
  if (/^Remove the line/.test(fix)) lines.splice(index, 1);
  else lines[index] = fix.replace(/^/gm, indent);
  return lines.join("\n");
}

test.each<[what: string, schema: string, fix: string]>([
  [
    "No value fits the limits of a schema: minimum 10 is above maximum 5",
    "{ type: number, minimum: 10, maximum: 5 }",
    "{ type: number, minimum: 5, maximum: 10 }",
  ],
  [
    "No value fits the limits of a schema: minLength 10 is above maxLength 5",
    "type: string\nminLength: 10\nmaxLength: 5",
    "minLength: 5   # and maxLength: 10",
  ],
  [
    "No value fits the limits of a schema: minItems 3 is above maxItems 1",
    "{ type: array, items: {}, minItems: 3, maxItems: 1 }",
    "{ type: array, items: {}, minItems: 1, maxItems: 3 }",
  ],
  [
    "No value fits the limits of a schema: minProperties 2 is above maxProperties 1",
    "{ type: object, minProperties: 2, maxProperties: 1 }",
    "{ type: object, minProperties: 1, maxProperties: 2 }",
  ],
  [
    "No value of type string has the limit maximum",
    "{ type: string, maximum: 5 }",
    "{ type: string, maxLength: 5 }",
  ],
  [
    "No value of type integer has the limit maxLength",
    "type: integer\nmaxLength: 5",
    "Remove the line: maxLength: 5",
  ],
  [
    "A default does not fit its schema: closed",
    "type: string\nenum: [open, done]\ndefault: closed",
    "default: open",
  ],
  [
    "A default does not fit its schema: opne",
    '$ref: "#/components/schemas/B"\ndefault: opne',
    "default: open",
  ],
  [
    "A const does not fit its schema: opne",
    "{ enum: [open, done], const: opne }",
    "{ enum: [open, done], const: open }",
  ],
  ["A default does not fit its schema: 10", 'type: integer\ndefault: "10"', "default: 10"],
  [
    "A default does not fit its schema: null",
    "type: string\ndefault: null",
    "Remove the line: default: null",
  ],
  [
    "A default does not fit its schema: yes",
    "{ type: boolean, default: yes }",
    "{ type: boolean, default: true }",
  ],
  ["An example does not fit its schema: 12345", "type: string\nexample: 12345", 'example: "12345"'],
  [
    "An example does not fit its schema: 12",
    "type: integer\nexample: 12\nmaximum: 9",
    "example: 9",
  ],
  [
    "An example does not fit its schema: abcd",
    "{ type: string, maxLength: 3, examples: [abcd] }",
    "{ type: string, maxLength: 3, examples: [abc] }",
  ],
  [
    "An example does not fit its schema: ab",
    "type: string\npattern: ^[A-Z]{3}$\nexample: ab",
    "example: AAA",
  ],
  [
    "An example does not fit its schema: 7",
    "type: object\nproperties:\n  name: { type: string }\nexample:\n  name: 7",
    'name: "7"',
  ],
  [
    "A value of an enum does not fit its schema: 2",
    "{ type: string, enum: [one, 2] }",
    '{ type: string, enum: [one, "2"] }',
  ],
  ["A value of an enum does not fit its schema: 2", "type: string\nenum:\n  - one\n  - 2", '- "2"'],
  [
    "A pattern is not a regular expression: *.pdf",
    'type: string\npattern: "*.pdf"',
    "pattern: .*.pdf",
  ],
  [
    "A pattern is not a regular expression: ^(a|b$",
    "type: string\npattern: ^(a|b$",
    "pattern: ^(a|b)$",
  ],
  [
    "A pattern is not a regular expression: (?i)^abc$",
    "type: string\npattern: (?i)^abc$",
    "pattern: ^abc$",
  ],
  [
    "A pattern is not a regular expression: ^[A-Z$",
    "type: string\npattern: ^[A-Z$",
    'pattern: "^[A-Z]$"',
  ],
  [
    "Required property 'nmae' is not defined",
    "type: object\nrequired: [nmae]\nproperties: { name: { type: string } }",
    "required: [name]",
  ],
  [
    "Schema type mismatch: 'object' type should not contain 'items' field",
    "type: object\nitems: { type: string }",
    "type: array",
  ],
])("%s, and the fix mends it", async (what, schema, fix) => {
  const text = description(schema);
  const [problem, ...more] = await problemsOf(text);
  expect([problem?.what, problem?.fix, more]).toEqual([what, fix, []]);
  expect(problem?.where?.line).toBeGreaterThanOrEqual(schemaLine);
  if (problem && fix !== "type: array") expect(await problemsOf(pasted(text, problem))).toEqual([]);
});

test("an example of a body is read as its schema has it, over references", async () => {
  const text = description(
    'type: object\nproperties: { state: { $ref: "#/components/schemas/B" } }',
    {
      media: "example: { state: closed }",
    },
  );
  const [problem, ...more] = await problemsOf(text);
  expect([problem?.fix, more]).toEqual(["example: { state: open }", []]);
});

test.each([
  ["{ type: string, nullable: true, enum: [a, null], default: null }", "3.0.3"],
  ['{ type: [string, "null"], default: null, example: null }', "3.1.0"],
  ["{ type: number, minimum: 5, maximum: 5, default: 5 }", "3.1.0"],
  ["{ type: number, minimum: 0, exclusiveMinimum: true, example: 0.5 }", "3.0.3"],
  ["{ type: integer, default: 1.0 }", "3.1.0"],
  ["{ type: string, pattern: '^[\\w-.]+$', example: a.b }", "3.1.0"],
  [
    "{ type: string, pattern: ^(a+)+$, example: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa! }",
    "3.1.0",
  ],
  ["{ oneOf: [{ type: string }, { type: integer }], example: [] }", "3.1.0"],
  [
    '{ type: object, properties: { a: { $ref: "#/components/schemas/A" } }, example: { a: { a: {} } } }',
    "3.1.0",
  ],
])("nothing is said of %s", async (schema, version) => {
  expect(await problemsOf(description(schema, { version }))).toEqual([]);
});

test("JSON is mended as JSON, and what stands in many places is one message", async () => {
  const property = { type: "string", example: 1 };
  const document = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: {},
    components: { schemas: { A: { properties: { a: property, b: property } } } },
  };
  writeFileSync(path.join(folder, "openapi.json"), JSON.stringify(document, null, 2));
  const { problems } = await loadDescription(folder, folder);
  const [problem] = problems.filter(({ code }) => code === "openapi-value-unfit");
  expect(problem?.fix).toBe('"example": "1"');
  expect(problem?.cause).toBe("The schema has type: string. It is the same in one more place.");
});

test("the lint says them, too", async () => {
  writeFileSync(path.join(folder, "redocly.yaml"), "rules: {}\n");
  const entry = path.join(folder, "openapi.yaml");
  writeFileSync(entry, description("{ type: number, minimum: 10, maximum: 5 }"));
  const problems = await redoclyProblems(entry, path.join(folder, "redocly.yaml"));
  expect(problems.map(({ code }) => code)).toEqual(["openapi-limits-crossed"]);
});
