import fs from "node:fs";
import path from "node:path";
import { checkTimeline } from "../../../../src/checks/timeline/check-timeline";
import { demoRecords } from "../../../../src/checks/timeline/demo-file";
import { demoTexts, readHistory } from "../../../../src/checks/timeline/read-demo";

const root = path.resolve(__dirname, "../../../..");
const contentDir = path.join(root, "content");

/** A text of a file that is put in place of another: what an author might write. */
export type Edit = [file: string, before: string | RegExp, after: string];

const fences = (text: string) =>
  [...text.matchAll(/^ *```json ([^\n]*)\n([^]*?)^ *```/gm)].map((found) => ({
    lang: "json",
    meta: found[1] ?? "",
    code: found[2] ?? "",
    line: text.slice(0, found.index).split("\n").length,
  }));

function edited(file: string, text: string, edits: readonly Edit[]): string {
  return edits
    .filter(([name]) => file.endsWith(name))
    .reduce((now, [name, before, after]) => {
      const next = now.replace(before, after);
      if (next === now) throw new Error(`${name} has no ${String(before)}`);
      return next;
    }, text);
}

const openapi = path.join(root, "openapi");
const texts = demoTexts(openapi, root);
/** Parsed once: only files that a test edits are parsed again. */
const records = demoRecords(texts);

const recordsWith = (edits: readonly Edit[]) =>
  new Map([
    ...records,
    ...demoRecords(
      texts
        .filter(({ file }) => edits.some(([name]) => file.endsWith(name)))
        .map(({ file, text }) => ({ file, text: edited(file, text, edits) })),
    ),
  ]);

/** What is said about the pages of this site and the records of its demo company, with edits: place, fault, value. */
export function checkWith(...edits: Edit[]): string[] {
  const pages = fs
    .readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => {
      const sourcePath = name.split(path.sep).join("/");
      const file = `content/${sourcePath}`;
      const text = edited(file, fs.readFileSync(path.join(contentDir, name), "utf8"), edits);
      return { file, sourcePath, text, codeFences: fences(text) };
    });
  const { timeline, overviews } = readHistory(openapi, root);
  const history = timeline && { ...timeline, text: edited(timeline.file, timeline.text, edits) };
  return checkTimeline({
    pages,
    overviews,
    records: recordsWith(edits),
    timeline: history,
  }).map(({ where, what, seen }) => `${where?.file}: ${what} (${seen})`);
}
