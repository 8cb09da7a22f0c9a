import type { Reporter } from "gatsby";
import type { Problem } from "../../../src/problems/problem";
import { clearProblems, setProblems } from "../../../src/problems/problem-log";
import { reportProblems } from "../../../src/problems/report-problems";

const fix = `iconv -f WINDOWS-1252 -t UTF-8 ${"a/long/path/".repeat(9)}page.mdx > page.tmp`;
const problem: Problem = { level: "error", code: "x", what: "W", cause: "C", fix };
const panic = jest.fn();
const reporter = { panic } as unknown as Reporter;

beforeEach(() => {
  clearProblems();
  reportProblems(reporter);
  setProblems("page", [problem]);
});

afterEach(() => panic.mockReset());

test("mistakes end a build, in one piece", () => {
  reportProblems(reporter);
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(fix));
});
