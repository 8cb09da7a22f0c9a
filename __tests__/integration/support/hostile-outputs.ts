import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { parse as parseYaml } from "yaml";
import { oneLine } from "../../../src/config/one-line";
import { readXml } from "../../support/read-xml";

/** A page as a browser reads it: what its head and its heading say. */
export interface ReadPage {
  title: string;
  heading: string;
  /** By name or property. */
  meta: Record<string, string>;
  /** The data of its scripts of JSON-LD. */
  said: unknown[];
  /** Elements of the whole page, by name. */
  elements: Record<string, number>;
}

/** Reads a page of a built site. */
export function readPage(publicDir: string, route: string): ReadPage {
  const tree: Root = fromHtml(readFileSync(join(publicDir, route, "index.html"), "utf8"));
  const page: ReadPage = { title: "", heading: "", meta: {}, said: [], elements: {} };
  visit(tree, "element", (node) => {
    const { tagName, properties = {} } = node;
    page.elements[tagName] = (page.elements[tagName] ?? 0) + 1;
    if (tagName === "title") page.title ||= oneLine(toString(node));
    if (tagName === "h1") page.heading ||= oneLine(toString(node));
    const name = String(properties.property ?? properties.name ?? "");
    if (tagName === "meta" && name) page.meta[name] = String(properties.content);
    if (properties.type === "application/ld+json") page.said.push(JSON.parse(toString(node)));
  });
  return page;
}

const readers: [RegExp, (text: string) => unknown][] = [
  [/\.xml$/, readXml],
  [/\.svg$/, readXml],
  [/\.(?:json|webmanifest)$/, (text) => JSON.parse(text) as unknown],
  [/\.yaml$/, (text) => parseYaml(text) as unknown],
  [/\.md$/, (text) => parseYaml(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? "{") as unknown],
];

/** Files of a built site that programs read, and what is wrong with those that none can read. */
export function unreadable(publicDir: string): { read: number; faults: string[] } {
  const files = readdirSync(publicDir, { recursive: true, encoding: "utf8" });
  const faults: string[] = [];
  let read = 0;
  for (const file of files) {
    const reader = readers.find(([pattern]) => pattern.test(file))?.[1];
    if (!reader) continue;
    try {
      reader(readFileSync(join(publicDir, file), "utf8"));
      read += 1;
    } catch (error) {
      faults.push(`${file}: ${String(error).slice(0, 200)}`);
    }
  }
  return { read, faults };
}
