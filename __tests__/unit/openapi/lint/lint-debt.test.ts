import { withoutDebt } from "../../../../src/openapi/lint/lint-debt";
import type { Problem } from "../../../../src/problems/problem";

const problem = (code: string): Problem => ({
  level: "error",
  code,
  what: code,
  cause: "",
  fix: "",
});
const found = [problem("a"), problem("a"), problem("b")];

test("a debt allows exactly as many problems of a code as it says", () => {
  expect(withoutDebt(found, { a: 2 })).toEqual([problem("b")]);
  expect(withoutDebt(found, { a: 1, b: 1 })).toEqual([problem("a"), problem("a")]);
});

test("a debt that is too high is told with the number to write", () => {
  expect(withoutDebt(found, { a: 3, b: 1, c: 4 }).map(({ fix }) => fix)).toEqual([
    '"a": 2',
    'Remove "c".',
  ]);
});
