import type { Definition, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { filesOfElement, type LoadedFile } from "../../config/html/loaded-files";
import { visitNodes } from "../markdown/visit-nodes";

/** A file that browsers fetch for a page, with the line that names it. */
export type PlacedFile = LoadedFile & { line: number };

/** Addresses of other hosts that are written out in an expression. */
const inExpression = (code: string) =>
  [...code.matchAll(/(["'`])((?:[a-z]+:)?\/\/[^"'`\s]+)\1/gi)].map(([, , address = ""]) => address);

function filesOfJsx({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): LoadedFile[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || !attribute.value) return [];
    const { name: key, value } = attribute;
    const values = typeof value === "string" ? [value] : inExpression(value.value);
    return values.flatMap((one) => filesOfElement(name ?? "", { [key]: one }));
  });
}

/** The files that a page makes browsers fetch: images of Markdown, and those of elements written in the page. */
export function collectFiles(tree: Root): PlacedFile[] {
  const files: PlacedFile[] = [];
  const addresses = new Map<string, string>();
  visitNodes(tree, (node) => {
    if (node.type === "definition") addresses.set(node.identifier, (node as Definition).url);
  });
  visitNodes(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const add = (found: readonly LoadedFile[]) =>
      files.push(...found.map((file) => ({ ...file, line })));
    if (node.type === "image") add([{ address: node.url, isImage: true }]);
    else if (node.type === "imageReference")
      add([{ address: addresses.get(node.identifier) ?? "", isImage: true }]);
    else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      add(filesOfJsx(node));
  });
  return files;
}
