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
