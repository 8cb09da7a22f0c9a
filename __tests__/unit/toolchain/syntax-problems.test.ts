import { formatProblems } from "../../../src/problems/format-problem";
import { syntaxProblem, syntaxProblems } from "../../../src/toolchain/syntax-problems";

test("code that does not parse is named with its line and cause", () => {
  const problem = syntaxProblem("src/views/A.tsx", "const a = 1;\nconst b = {;\n");
  expect(formatProblems(problem ? [problem] : [], "1 mistake")).toMatchInlineSnapshot(`
   "1 mistake

   The code does not parse
     where  src/views/A.tsx:2
     seen   const b = {;
     cause  Error: x Unexpected token \`;\`. Expected identifier, string literal, numeric literal or [ for the computed key
     fix    npx eslint src/views/A.tsx"
  `);
});

test("all code of the project parses", () => {
  expect(syntaxProblems(process.cwd())).toEqual([]);
});
