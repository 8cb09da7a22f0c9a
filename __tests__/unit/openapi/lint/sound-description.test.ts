import { readdirSync } from "node:fs";
import { parseDescription } from "../../../../src/openapi/lint/parsed-description";
import { lintDescription, rules } from "../../../../src/openapi/lint/lint-description";
import { formatProblems } from "../../../../src/problems/format-problem";
import { scopes } from "../../../../src/openapi/lint/rules/scopes";
import { edit, lintOrder } from "./lint-order";

test.each(rules.map((rule) => [rule.name, rule] as const))(
  "%s has nothing to say about a sound description",
  (_, rule) => {
    expect(lintOrder(rule, [], { complete: true })).toBe("");
  },
);

test("an operation may leave the choice between scopes, if it is the same for all schemes", () => {
  const choiceOf = (scheme: string) => `    - ${scheme}: ['orders:write']\n`;
  const asking = (...schemes: string[]) =>
    edit("path", choiceOf("oauth2") + choiceOf("apiKey"), schemes.map(choiceOf).join(""));
  expect(lintOrder(scopes, [asking("oauth2", "oauth2", "apiKey", "apiKey")])).toBe("");
  expect(lintOrder(scopes, [asking("oauth2", "oauth2", "apiKey")])).toMatch(/same scopes/);
});

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
