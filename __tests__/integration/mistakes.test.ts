import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { loadSiteConfig } from "../../src/config/load-site-config";
import { formatProblems } from "../../src/problems/format-problem";
import { everyKind } from "../mistakes/every-kind";
import type { Mistake } from "../mistakes/mistake";
import { everyKindRun, runs, siteFolder, withoutPlace, type Run } from "../mistakes/runs";
import { reportedProblems } from "./support/five-parts";
import { buildCopy, copyProject, type FixtureSite, type ProjectCopy } from "./support/fixture-site";
import { writeFiles } from "./support/write-files";

interface Said extends Pick<FixtureSite, "exitCode" | "output"> {
  /** Whether there is a page after it. */
  hasPages: boolean;
}

/** What is said in each run, one after another in one copy of the project. */
const said = new Map<Run, Said>();

/** What the configuration of a run is refused with, as a build prints it. */
function readConfiguration({ root }: ProjectCopy, { env }: Run): Said {
  const { problems } = loadSiteConfig(root, env);
  return { exitCode: 1, output: formatProblems(problems, "Configuration"), hasPages: false };
}

async function build(copy: ProjectCopy, run: Run): Promise<Said> {
  rmSync(copy.publicDir, { recursive: true, force: true });
  const { exitCode, output } = await buildCopy(copy, { files: {}, env: run.env });
  return { exitCode, output, hasPages: existsSync(join(copy.publicDir, "index.html")) };
}

async function runIn(copy: ProjectCopy, run: Run): Promise<void> {
  writeFiles(copy.root, run.files);
  said.set(run, run.isReadOnly ? readConfiguration(copy, run) : await build(copy, run));
  rmSync(join(copy.root, siteFolder), { recursive: true });
  const ofProject = Object.keys(run.files).filter((file) => !file.startsWith(`${siteFolder}/`));
  writeFiles(copy.root, Object.fromEntries(ofProject.map((file) => [file, readFileSync(file)])));
}

/** What a build says at the place of a mistake. */
function messageAt(run: Run, { at }: Mistake): string {
  const output = said.get(run)?.output ?? "";
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
    for (const run of runs) await runIn(copy, run);
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

test.each(everyKind.places)("a wrong configuration does not hide %s", (_, where) => {
  const places = reportedProblems(said.get(everyKindRun)?.output ?? "");
  expect(places.map((problem) => problem.where)).toContain(`${siteFolder}/${where}`);
});

const builds = runs.filter(({ isReadOnly }) => !isReadOnly);
/** It fails while it draws pages. */
const drawing = builds.at(-1);

test.each(builds.map((run, index): [number, Run] => [index + 1, run]))(
  "build %i fails, leaves no page, says everything in five parts, and shows no stack",
  (_, run) => {
    const { exitCode, output = "no build", hasPages } = said.get(run) ?? {};
    expect(exitCode).toBe(1);
    if (run !== drawing) expect(hasPages).toBe(false);
    expect(reportedProblems(output).filter(({ complete }) => !complete)).toEqual([]);
    expect(output).not.toMatch(/^\s+at .*\.[jt]sx?:\d+/m);
  },
);
