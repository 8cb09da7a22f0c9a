import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  countChanged,
  countJest,
  countPlaywright,
  countReport,
} from "../../../scripts/test-run/counts.mjs";
import { timedOut } from "../../../scripts/process/run.mjs";
import { runSteps } from "../../../scripts/test-run/run-steps.mjs";
import { checkSteps, selectSteps, testSteps, type Step } from "../../../scripts/test-run/steps.mjs";
import { summaryLine, summaryTable, totalLine } from "../../../scripts/test-run/summary.mjs";

const suite = (name: string, passed: number, failed: number, skipped = 0, note?: string) => ({
  name,
  passed,
  failed,
  skipped,
  seconds: 1.23,
  note,
});

test("the summary counts all suites, and names skipped tests only if there are any", () => {
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

test("the time of all steps is said in minutes and seconds", () => {
  expect(totalLine(59.6)).toBe("All steps took 1 min 0 s.");
  expect(totalLine(12)).toBe("All steps took 12 s.");
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

  test("changes that concern no test are no failure, and a test file that cannot be run is one", () => {
    const none = { ...jestReport, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    expect(countChanged(none)).toMatchObject({ passed: 1, failed: 0 });
    expect(countChanged({ ...none, numRuntimeErrorTestSuites: 1 })).toMatchObject({ failed: 1 });
  });

  test("an error outside of the browser tests counts as a failure", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
    const counts = countPlaywright({ stats, errors: [{ message: "No browser starts" }] });
    expect(counts).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test("a browser test that passed only on the second run has failed, with a note", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({
      passed: 5,
      failed: 3,
      skipped: 0,
      note: "2 passed only when run again",
    });
  });

  test("a runner without a report has failed", () => {
    expect(countReport(join(folder, "none.json"), 0, countJest).failed).toBe(1);
  });

  test("an unexplained exit code and a run without tests are failures", () => {
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
  const step = (name: string, options?: Partial<Step>): Step => ({
    name,
    args: [name],
    cores: 1,
    limitMinutes: 1,
    count: (exitCode) => ({ passed: exitCode ? 0 : 1, failed: exitCode ? 1 : 0, skipped: 0 }),
    ...options,
  });

  /** Runs that end when the test says so: `ends("lint")`. */
  function startedRuns() {
    const shown: Record<string, "at the end" | "as it comes"> = {};
    const ends: Record<string, (exitCode?: number) => Promise<void>> = {};
    const run = ([name = ""]: string[], options?: { heading?: string }) => {
      shown[name] = options?.heading ? "at the end" : "as it comes";
      return new Promise<number>((done) => {
        ends[name] = async (exitCode = 0) => {
          done(exitCode);
          delete ends[name];
          for (let i = 0; i < 20; i++) await Promise.resolve();
        };
      });
    };
    return { run, ends, shown, running: () => Object.keys(ends) };
  }

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

  test("without a build, the steps that need it fail without running", async () => {
    const ran: string[] = [];
    const run = ([name = ""]: string[]) => {
      ran.push(name);
      return Promise.resolve(name === "build" ? 1 : 0);
    };
    const results = await runSteps([step("build"), step("e2e", { needsBuild: true })], run);
    expect(ran).toEqual(["build"]);
    expect(results[1]).toMatchObject({
      name: "e2e",
      failed: 1,
      note: "not run: there is no build",
    });
  });

  test("two steps of one core run at a time, and one of two cores alone", async () => {
    const { run, ends, shown, running } = startedRuns();
    const steps = [step("lint"), step("format"), step("e2e", { cores: 2 }), step("unit")];
    const results = runSteps(steps, run);
    expect(running()).toEqual(["lint", "format"]);
    await ends.format?.();
    expect(running()).toEqual(["lint", "unit"]);
    await ends.lint?.();
    expect(running()).toEqual(["unit"]);
    await ends.unit?.();
    expect(running()).toEqual(["e2e"]);
    await ends.e2e?.();
    expect((await results).map(({ name }) => name)).toEqual(["lint", "format", "e2e", "unit"]);
    // Output of two at a time would be mixed.
    expect(shown).toEqual({
      lint: "at the end",
      format: "at the end",
      unit: "at the end",
      e2e: "as it comes",
    });
  });

  test("no core stands idle: the unit tests take both, and what takes one runs by twos", async () => {
    const named = testSteps().map((one) => ({ ...one, args: [one.name], report: undefined }));
    const { run, ends, running } = startedRuns();
    const results = runSteps(named, run);
    expect(running()).toEqual(["unit"]);
    await ends.unit?.();
    const ofOne = named
      .filter(({ cores, needsBuild }) => cores === 1 && !needsBuild)
      .map(({ name }) => name);
    for (const [at, name] of ofOne.entries()) {
      expect(running()).toEqual(ofOne.slice(at, at + 2));
      await ends[name]?.(1);
    }
    await results;
    const ofHosts = named.find(({ name }) => name === "hosts");
    expect([ofHosts?.cores, ofHosts?.needsBuild]).toEqual([1, true]);
  });

  test("a step that needs the build waits for it, and others do not", async () => {
    const { run, ends, running } = startedRuns();
    const results = runSteps(
      [step("build"), step("integration", { needsBuild: true }), step("unit"), step("lint")],
      run,
    );
    expect(running()).toEqual(["build", "unit"]);
    await ends.unit?.();
    expect(running()).toEqual(["build", "lint"]);
    await ends.lint?.();
    expect(running()).toEqual(["build"]);
    await ends.build?.(1);
    expect((await results).map(({ failed }) => failed)).toEqual([1, 1, 0, 0]);
  });

  test("after Ctrl+C in one of two steps no other begins", async () => {
    const { run, ends, running } = startedRuns();
    const results = runSteps([step("lint"), step("format"), step("unit")], run);
    await ends.lint?.(130);
    expect(running()).toEqual(["format"]);
    await ends.format?.(130);
    expect((await results).map(({ name }) => name)).toEqual(["lint", "format"]);
  });

  test("a step that takes too long is ended and has failed, and the next ones run", async () => {
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

  test("the check has every step that needs no build, and the unit tests of what was changed", () => {
    const names = checkSteps(undefined).map(({ name }) => name);
    const needBuild = testSteps().filter((step) => step.needsBuild || step.name === "build");
    expect([...names, ...needBuild.map(({ name }) => name)].sort()).toEqual(
      testSteps()
        .map(({ name }) => name)
        .sort(),
    );
    const unit = checkSteps("main").find(({ name }) => name === "unit");
    expect(unit?.args).toContain("--changedSince=main");
  });

  test("steps can be chosen by name, and a wrong name is reported", () => {
    const names = selectSteps(testSteps(), "e2e, unit").map((chosen) => chosen.name);
    expect(names).toEqual(["unit", "e2e"]);
    expect(() => selectSteps(testSteps(), "browser")).toThrow(
      /No such suite: browser\n[^]*There are unit, typecheck, build, lint, format, openapi, content, texts, hosts, integration, take-away, e2e\./,
    );
  });
});
