import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { sameHeadings } from "../../translations/compare-headings";
import { translationPlace } from "../../../config/translations/places";
import { kindOf } from "../front-matter/document-kind";
import { parseDocument } from "../page/parse-document";

function headingsOf(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (node) => {
    if (/^h[1-6]$/.test(node.tagName)) found.push(node);
  });
  return found;
}

/** Gives headings of a translation the ids of its original, so that links to them work in every language. */
export const rehypeOriginalIds: Plugin<[{ contentDir: string }], Root> =
  ({ contentDir }) =>
  async (tree, vfile) => {
    const place = translationPlace(path.relative(contentDir, vfile.path).split(path.sep).join("/"));
    const file = place && path.join(contentDir, place.sourcePath);
    if (!file || !fs.existsSync(file)) return;
    const text = fs.readFileSync(file, "utf8");
    const kind = kindOf(place.sourcePath) ?? "page";
    const { headings } = await parseDocument({ file, text, kind });
    const own = headingsOf(tree);
    const depths = own.map(({ tagName }) => ({ id: "", depth: Number(tagName.slice(1)) }));
    if (!sameHeadings(headings, depths)) return;
    own.forEach((node, at) => {
      node.properties = { ...node.properties, id: headings[at]?.id };
    });
  };
