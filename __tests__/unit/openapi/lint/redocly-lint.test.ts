import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { redoclyProblems } from "../../../../src/openapi/lint/redocly-lint";
import { formatProblems } from "../../../../src/problems/format-problem";

const folder = mkdtempSync(join(__dirname, ".redocly-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("what Redocly finds has file, line and a fix, and a warning counts as an error", async () => {
  const [entry, config] = [join(folder, "openapi.yaml"), join(folder, "redocly.yaml")];
  writeFileSync(config, "rules: { operation-operationId: warn, struct: error }\n");
  writeFileSync(
    entry,
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    get:\n      sumary: A\n      responses: { '200': { description: A } }\n",
  );
  const problems = await redoclyProblems(entry, config);
  const text = formatProblems(problems, `${problems.length} found`);
  expect(text.replaceAll(/\.redocly-\w+/g, "folder")).toMatchSnapshot();
  expect(problems.map(({ level }) => level)).toEqual(["error", "error"]);
});

test("a reference that leads nowhere says what is nearest, and a file that does not parse is left to our own reading", async () => {
  const [entry, config] = [join(folder, "openapi.yaml"), join(folder, "redocly.yaml")];
  writeFileSync(config, "rules: { no-unresolved-refs: error }\n");
  writeFileSync(
    entry,
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a: { $ref: ./item.yaml }\n  /b: { $ref: ./broken.yaml }\n",
  );
  writeFileSync(join(folder, "items.yaml"), "get: { responses: {} }\n");
  writeFileSync(join(folder, "broken.yaml"), "get: a: b\n");
  const problems = await redoclyProblems(entry, config);
  expect(problems.map(({ what, fix }) => [what, fix])).toEqual([
    ["A $ref leads nowhere", '$ref: "items.yaml"'],
  ]);
});
