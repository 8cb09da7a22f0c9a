import { statSync } from "node:fs";
import path from "node:path";
import { filesBelow, publicDir, readSite } from "./support/site";

const inMarkdown = /\]\(\/(?!\/)[^)\s]*\)|^ {0,3}\[[^\]\n]+\]:\s*\/(?!\/)/gm;
const inHtml = /(?:href|src)=\\?(?:"|&quot;|&#34;)\/(?!\/)[^"&\\]*/g;
/** Code in Markdown may show any link. */
const prose = (text: string) =>
  text.replace(/^ *(`{3,})[^]*?^ *\1/gm, "").replace(/`[^`\n]*`/g, "");

/** Downloads, Markdown versions, `llms.txt` and its sections, tools, and feeds, by ending. */
function leavingFiles(): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const file of filesBelow(".")) {
    const [folder] = file.split(path.sep);
    const ending = path.extname(file).slice(1);
    const isOwn = ["page-data", "search", "static"].includes(folder ?? "");
    if (!isOwn && /^(?:csv|json|md|ts|txt|xml|ya?ml)$/.test(ending))
      (files[ending] ??= []).push(file);
  }
  return files;
}

test("files that leave the site have absolute links", () => {
  const files = leavingFiles();
  const found = Object.entries(files).flatMap(([ending, names]) =>
    names.flatMap((file) => {
      const text = readSite(file);
      const read = ending === "md" || ending === "txt" ? prose(text) : text;
      const [first] = [...(read.match(inMarkdown) ?? []), ...(read.match(inHtml) ?? [])];
      return first === undefined ? [] : [[file, first]];
    }),
  );
  expect(found).toEqual([]);
  const counts = Object.entries(files).map(([ending, names]) => [ending, names.length] as const);
  const { json, md, ts, txt, xml, yaml } = Object.fromEntries(counts);
  for (const [count, least] of [
    [json, 60],
    [yaml, 60],
    [ts, 1],
    [md, 400],
    [txt, 60],
    [xml, 3],
  ])
    expect(count).toBeGreaterThanOrEqual(least ?? 0);
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
