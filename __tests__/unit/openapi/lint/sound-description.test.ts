import { readdirSync } from "node:fs";
import { parseDescription } from "../../../../src/openapi/lint/description";
import { lintDescription, rules } from "../../../../src/openapi/lint/lint-description";
import { formatProblems } from "../../../../src/problems/format-problem";
import { lintOrder } from "./lint-order";

test.each(rules.map((rule) => [rule.name, rule] as const))(
  "%s has nothing to say about a sound description",
  (_, rule) => {
    expect(lintOrder(rule, [], { complete: true })).toBe("");
  },
);

test("every rule that has a file is run", () => {
  const files = readdirSync("src/openapi/lint/rules").filter((file) => file.endsWith(".ts"));
  const names = files.map((file) =>
    file.replace(/\.ts$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(rules.map(({ name }) => name).sort()).toEqual(names.sort());
});

test("a file that is not YAML is told alone, since all else would be guesswork", () => {
  const description = parseDescription(new Map([["openapi.yaml", "info:\n  title: a: b\n"]]));
  expect(formatProblems(lintDescription(description, []), "1 found")).toMatchSnapshot();
});
