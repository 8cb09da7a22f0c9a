import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Mistake } from "../mistakes/mistake";
import { runs, siteFolder, withoutPlace, type Run } from "../mistakes/runs";
import { reportedProblems } from "./support/five-parts";
import { buildCopy, copyProject, type FixtureSite, type ProjectCopy } from "./support/fixture-site";
import { writeFiles } from "./support/write-files";

/** A build of each run, one after another in one copy of the project. */
const built = new Map<Run, Pick<FixtureSite, "exitCode" | "output">>();

async function build(copy: ProjectCopy, run: Run): Promise<void> {
  writeFiles(copy.root, run.files);
  built.set(run, await buildCopy(copy, { files: {}, env: run.env }));
  rmSync(join(copy.root, siteFolder), { recursive: true });
  const ofProject = Object.keys(run.files).filter((file) => !file.startsWith(`${siteFolder}/`));
  writeFiles(copy.root, Object.fromEntries(ofProject.map((file) => [file, readFileSync(file)])));
}

/** What a build says at the place of a mistake. */
function messageAt(run: Run, { at }: Mistake): string {
  const output = built.get(run)?.output ?? "";
  const problems = reportedProblems(output);
  const here = problems.filter(({ where, complete }) => where === at && complete);
  if (here.length) return here.map(({ text }) => withoutPlace(text)).join("\n\n");
  const places = problems.map(
    ({ where, complete }) => `${where}${complete ? "" : " (not in five parts)"}`,
  );
  throw new Error(
    `Nothing is said at ${at}, but at:\n${places.join("\n")}\n\n${output.slice(-4000)}`,
  );
}

beforeAll(async () => {
  const copy = copyProject();
  try {
    for (const run of runs) await build(copy, run);
  } finally {
    copy.remove();
  }
}, 900_000);

const cases = runs.flatMap((run) =>
  run.mistakes.map((mistake): [string, Run, Mistake] => [mistake.name, run, mistake]),
);

test("there are a hundred mistakes, each under a name of its own for its kind of file", () => {
  expect(cases).toHaveLength(100);
});

test.each(cases)("%s: the build names file, line, cause and fix", (_, run, mistake) => {
  expect(messageAt(run, mistake)).toMatchSnapshot();
});

test.each(runs.map((run, index): [number, Run] => [index + 1, run]))(
  "build %i fails, and shows no stack",
  (_, run) => {
    const { exitCode, output } = built.get(run) ?? { output: "no build" };
    expect(exitCode).toBe(1);
    expect(output).not.toMatch(/^\s+at .*\.[jt]sx?:\d+/m);
  },
);
