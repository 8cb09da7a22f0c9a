import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { filesOfElement, type LoadedFile } from "../../../config/html/loaded-files";
import type { SourceLink, TocEntry } from "../rendered";

/** What the build needs to know about an HTML tree. */
export interface Collected {
  toc: TocEntry[];
  anchors: string[];
  links: SourceLink[];
  /** Files that browsers fetch for it. */
  files: (LoadedFile & { line: number })[];
}

/** The properties with string values. */
const texts = (properties: object) =>
  Object.fromEntries(
    Object.entries(properties).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** Collects from a tree whose headings have ids. */
export function collect(tree: Root): Collected {
  const found: Collected = { toc: [], anchors: [], links: [], files: [] };
  visit(tree, "element", (node) => {
    const { id, href, src } = node.properties ?? {};
    const line = node.position?.start.line ?? 1;
    if (typeof id === "string") found.anchors.push(id);
    for (const link of [href, src])
      if (typeof link === "string") found.links.push({ href: link, line });
    const files = filesOfElement(node.tagName, texts(node.properties ?? {}));
    found.files.push(...files.map((file) => ({ ...file, line })));
    const depth = Number(/^h([23])$/.exec(node.tagName)?.[1] ?? 0);
    if (depth && typeof id === "string")
      found.toc.push({ id, title: toString(node).replace(/\s+/g, " ").trim(), depth });
  });
  return found;
}
