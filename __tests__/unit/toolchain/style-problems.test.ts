import { formatProblem } from "../../../src/problems/format-problem";
import { styleProblem, styleProblems } from "../../../src/toolchain/style-problems";

test.each([
  ["a block is not closed", ".a {\n  color: red;\n"],
  ["a brace is one too many", ".a {\n  color: red;\n}\n}\n"],
  ["a brace is one too many at the end of a line", ".a { color: red; } }\n"],
  ["a colon is missing", ".a {\n  color red;\n}\n"],
  ["a semicolon is missing", ".a {\n  color: red\n  top: 0;\n}\n"],
  ["a string is not closed", '.a {\n  content: "x;\n}\n'],
  ["a comment is not closed", ".a {\n}\n/* Never ends.\n"],
  ["a comment is one of JavaScript", ".a {\n  // Red.\n}\n"],
  ["a bracket is not closed", ".a {\n  width: calc(1px + 2px;\n}\n"],
  [
    "Git has left the marks of a conflict",
    "<<<<<<< HEAD\n.a {\n}\n=======\n.b {\n}\n>>>>>>> main\n",
  ],
  ["a word stands alone", ".a {\n  red\n}\n"],
])("%s: the message names line, cause and fix", (_, source) => {
  const problem = styleProblem("src/views/a.module.css", source);
  expect(problem && formatProblem(problem)).toMatchSnapshot();
});

test("all style sheets of the project parse", () => {
  expect(styleProblems(process.cwd())).toEqual([]);
});
