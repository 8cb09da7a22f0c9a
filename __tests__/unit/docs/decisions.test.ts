import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve("docs/decisions");
const decisions = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(path.join(folder, name), "utf8"),
]);

const form =
  /^# (\d{4}): .+\n\nStatus: (?:accepted|superseded by \[\d{4}\]).*\n\nDate: \d{4}-\d{2}-\d{2}\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/;

const parts = ["## Context", "## Decision", "## Consequences"];

test.each(decisions)("%s has the form of a decision", (name, text) => {
  expect(text).toMatch(form);
  expect(form.exec(text)?.[1]).toBe(name.slice(0, 4));
  expect(text.match(/^## .+$/gm)).toEqual(parts);
});
