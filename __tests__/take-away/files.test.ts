import { statSync } from "node:fs";
import path from "node:path";
import { filesBelow, publicDir, readSite } from "./support/site";

const rootRelative = /\]\(\/(?!\/)[^)\s]*\)|^ {0,3}\[[^\]\n]+\]:\s*\/(?!\/)/gm;
/** Code in Markdown may show any link. */
const prose = (text: string) =>
  text.replace(/^ *(`{3,})[^]*?^ *\1/gm, "").replace(/`[^`\n]*`/g, "");

test("files that leave the site have absolute links", () => {
  const downloads = filesBelow("download").filter((file) => /\.(?:json|yaml|ts)$/.test(file));
  const records = path.join("download", "demo-company.json");
  const files = [...downloads.filter((file) => file !== records), "tools.json"];
  const texts = files.map((file) => [file, readSite(file).match(rootRelative)] as const);
  const markdown = filesBelow("docs").filter((file) => file.endsWith(".md"));
  const versions = markdown.map(
    (file) => [file, prose(readSite(file)).match(rootRelative)] as const,
  );
  expect([...texts, ...versions].filter(([, found]) => found)).toEqual([]);
  expect(downloads.length).toBeGreaterThan(100);
  expect(markdown.length).toBeGreaterThan(400);
});

test("each section of llms.txt has less than 100 KB", () => {
  const sections = filesBelow("llms");
  const sizes = sections.map((file) => [file, statSync(path.join(publicDir, file)).size] as const);
  expect(sizes.filter(([, bytes]) => bytes > 100_000)).toEqual([]);
  expect(sections.length).toBeGreaterThan(60);
});

test("every file of a tag is linked from its overview or its section of the category page", () => {
  const pages = filesBelow("docs").filter((file) => file.endsWith("index.html"));
  const html = pages
    .filter((file) => !/docs.api.(?:get|create|update|delete)-/.test(file))
    .map(readSite)
    .join("\n");
  const files = filesBelow("download/tags").map((file) => `/${file.split(path.sep).join("/")}`);
  expect(files.filter((file) => !html.includes(`href="${file}"`))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
