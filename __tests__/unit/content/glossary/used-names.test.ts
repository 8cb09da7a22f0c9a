import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const content = path.resolve(__dirname, "../../../../content");
const glossary = parse(readFileSync(path.join(content, "glossary.yml"), "utf8")) as Record<
  string,
  { term: string; kind: string }
>;
const pages = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => readFileSync(path.join(content, file), "utf8"))
  .join("\n");

test("every menu and every field of the glossary is named by a page", () => {
  const names = Object.entries(glossary).filter(([, { kind }]) => /^(menu|field)$/.test(kind));
  expect(names.length).toBeGreaterThan(400);
  const unused = names.filter(
    ([key, { term }]) => !pages.includes(`**${term}**`) && !pages.includes(`id="${key}"`),
  );
  expect(unused.map(([key]) => key)).toEqual([]);
});
