import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countJest, countPlaywright, countReport } from "../../../scripts/test-run/counts.mjs";
import { timedOut } from "../../../scripts/process/run.mjs";
import { runSteps } from "../../../scripts/test-run/run-steps.mjs";
import { selectSteps, testSteps, type Step } from "../../../scripts/test-run/steps.mjs";
import { summaryLine, summaryTable } from "../../../scripts/test-run/summary.mjs";

const suite = (name: string, passed: number, failed: number, skipped = 0, note?: string) => ({
  name,
  passed,
  failed,
  skipped,
  seconds: 1.23,
  note,
});

test("the summary sums over all suites and names skipped ones only where there are any", () => {
  expect(summaryLine([suite("lint", 1, 0), suite("unit", 20, 2)])).toBe("21 passed, 2 failed");
  expect(summaryLine([suite("e2e", 3, 0, 1)])).toBe("3 passed, 0 failed, 1 skipped");
});

test("the table shows a line for each suite", () => {
  const results = [
    suite("format", 1, 0),
    suite("integration", 0, 1, 0, "not run: there is no build"),
  ];
  expect(summaryTable(results)).toMatchInlineSnapshot(`
   "        suite        passed  failed  skipped   time
   ok      format            1       0        0  1.2 s
   failed  integration       0       1        0  1.2 s  not run: there is no build"
  `);
});

describe("counts", () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "counts-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const jestReport = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 0,
  };
  const written = (report: unknown) => {
    writeFileSync(join(folder, "report.json"), JSON.stringify(report));
    return join(folder, "report.json");
  };

  test("a test file that cannot be run counts as a failure", () => {
    const counts = countJest({ ...jestReport, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
    expect(counts).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test("an error outside of the browser tests counts as a failure", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
    const counts = countPlaywright({ stats, errors: [{ message: "No browser starts" }] });
    expect(counts).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test("a browser test that passed when it was run again has passed, and that is said", () => {
    const stats = { expected: 5, unexpected: 0, flaky: 2, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({
      passed: 7,
      failed: 0,
      skipped: 0,
      note: "2 only when run again",
    });
  });

  test("a runner that wrote no report has failed", () => {
    expect(countReport(join(folder, "none.json"), 0, countJest).failed).toBe(1);
  });

  test("an exit code that the report does not explain, and a run without a test, are failures", () => {
    expect(countReport(written(jestReport), 1, countJest)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
    expect(countReport(written({ ...jestReport, numPassedTests: 0 }), 0, countJest).failed).toBe(1);
    expect(countReport(written(jestReport), 0, countJest).failed).toBe(0);
  });
});

describe("steps", () => {
  const step = (name: string, needsBuild = false): Step => ({
    name,
    args: [name],
    needsBuild,
    limitMinutes: 1,
    count: (exitCode) => ({ passed: exitCode ? 0 : 1, failed: exitCode ? 1 : 0, skipped: 0 }),
  });

  beforeAll(() => jest.spyOn(console, "log").mockImplementation(() => {}));
  afterAll(() => jest.restoreAllMocks());

  test("a failed step does not hide those after it", async () => {
    const run = ([name]: string[]) => Promise.resolve(name === "lint" ? 2 : 0);
    const results = await runSteps([step("lint"), step("unit")], run);
    expect(results.map(({ name, failed }) => [name, failed])).toEqual([
      ["lint", 1],
      ["unit", 0],
    ]);
  });

  test("without a build the steps that need it are failed and not run", async () => {
    const ran: string[] = [];
    const run = ([name = ""]: string[]) => {
      ran.push(name);
      return Promise.resolve(name === "build" ? 1 : 0);
    };
    const results = await runSteps([step("build"), step("e2e", true)], run);
    expect(ran).toEqual(["build"]);
    expect(results[1]).toMatchObject({
      name: "e2e",
      failed: 1,
      note: "not run: there is no build",
    });
  });

  test("a step beside others runs while they do, and has ended before one that needs the build", async () => {
    const events: string[] = [];
    const run = async ([name = ""]: string[], options?: { heading?: string }) => {
      events.push(`${name} begins`);
      for (let i = 0; i < (name === "unit" ? 5 : 1); i++) await Promise.resolve();
      events.push(`${name} ends${options?.heading ? " and is shown" : ""}`);
      return name === "build" ? 1 : 0;
    };
    const steps = [{ ...step("unit"), isBeside: true }, step("lint"), step("e2e", true)];
    const results = await runSteps(steps, run);
    expect(results.map(({ name }) => name)).toEqual(["unit", "lint", "e2e"]);
    expect(events.indexOf("lint begins")).toBeLessThan(events.indexOf("unit ends and is shown"));
    const later = events.indexOf("e2e begins");
    if (later >= 0) expect(later).toBeGreaterThan(events.indexOf("unit ends and is shown"));
  });

  test("Ctrl+C ends the run", async () => {
    const results = await runSteps([step("unit"), step("lint")], () => Promise.resolve(130));
    expect(results).toHaveLength(1);
  });

  test("a step whose time is up is ended and has failed, and those after it run", async () => {
    const seen: (number | undefined)[] = [];
    const run = ([name]: string[], options?: { limitMs?: number }) => {
      seen.push(options?.limitMs);
      return Promise.resolve(name === "unit" ? timedOut : 0);
    };
    const results = await runSteps([step("unit"), step("lint")], run);
    expect(seen).toEqual([60_000, 60_000]);
    expect(results.map(({ failed, note }) => [failed, note])).toEqual([
      [1, "ended: it took over 1 minutes"],
      [0, undefined],
    ]);
  });

  test("steps can be chosen by name, and a wrong name is named", () => {
    const names = selectSteps(testSteps(), "e2e, unit").map((chosen) => chosen.name);
    expect(names).toEqual(["unit", "e2e"]);
    expect(() => selectSteps(testSteps(), "browser")).toThrow(
      "No such suite: browser. There are: format, lint, unit, openapi, content, texts, typecheck, build, integration, hosts, e2e.",
    );
  });
});
