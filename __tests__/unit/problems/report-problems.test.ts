import type { Reporter } from "gatsby";
import type { Problem } from "../../../src/problems/problem";
import { clearProblems, setProblems } from "../../../src/problems/problem-log";
import { reportProblems } from "../../../src/problems/report-problems";

const fix = `iconv -f WINDOWS-1252 -t UTF-8 ${"a/long/path/".repeat(9)}page.mdx > page.tmp`;
const problem: Problem = { level: "error", code: "x", what: "W", cause: "C", fix };
const panic = jest.fn();
const reporter = { panic } as unknown as Reporter;
const { GATSBY_LOGGER } = process.env;

beforeEach(() => {
  clearProblems();
  reportProblems(reporter);
  setProblems("page", [problem]);
});

afterEach(() => {
  panic.mockReset();
  process.env.GATSBY_LOGGER = GATSBY_LOGGER ?? "";
});

test("mistakes end a build, in one piece", () => {
  process.env.GATSBY_LOGGER = "yurnalist";
  reportProblems(reporter);
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(fix));
});

test("where Gatsby draws the terminal, and would break their lines, they come after it", () => {
  process.env.GATSBY_LOGGER = "ink";
  const once = jest.spyOn(process, "once").mockReturnThis();
  const write = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  reportProblems(reporter);
  const [event, print] = once.mock.calls[0] ?? [];
  (print as (() => void) | undefined)?.();
  const written = write.mock.calls.map(([text]) => String(text)).join("");
  once.mockRestore();
  write.mockRestore();
  expect(event).toBe("exit");
  expect(written).toContain(fix);
  expect(panic).toHaveBeenCalledWith("1 mistake to mend before the site can be built");
});
