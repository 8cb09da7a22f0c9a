import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";

const dockerfile = "deploy/Dockerfile";
const workflow = "deploy/github/deploy.yml";
const read = (file: string) => readFileSync(file, "utf8");

/** What the linter says of a workflow: it is WebAssembly, which Jest's sandbox does not load. */
function lintWorkflow(text: string): { errors: unknown[] } {
  const script =
    'const { validateWorkflow } = require("@action-validator/core"); process.stdout.write(JSON.stringify(validateWorkflow(process.argv[1])));';
  return JSON.parse(execFileSync(process.execPath, ["-e", script, text], { encoding: "utf8" }));
}

test("the Dockerfile passes the linter", () => {
  expect(validate(read(dockerfile))).toEqual([]);
});

test("the linter of Dockerfiles finds a mistake", () => {
  expect(validate(read(dockerfile).replace("WORKDIR /site", "WORKDIRR /site"))).not.toEqual([]);
});

test("the workflow passes the linter", () => {
  expect(lintWorkflow(read(workflow)).errors).toEqual([]);
});

test("the linter of workflows finds a mistake", () => {
  const wrong = read(workflow).replace("runs-on:", "runs-onn:");
  expect(lintWorkflow(wrong).errors).not.toEqual([]);
});

test("what the recipes run are scripts of the project", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const { jobs } = parse(read(workflow)) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  const used = [...[read(dockerfile), ...commands].join("\n").matchAll(/npm run ([\w:]+)/g)];
  expect(used.length).toBeGreaterThan(3);
  for (const [, name = ""] of used) expect(Object.keys(scripts)).toContain(name);
});
