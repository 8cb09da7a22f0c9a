import type { Definition, Root } from "mdast";
import { isJsx, type Jsx } from "../../../config/html/jsx";
import { filesOfElement, type LoadedFile } from "../../../config/html/loaded-files";
import { visitNodes } from "../../markdown/visit-nodes";

/** A file that browsers fetch for a page, and its line. */
export type PlacedFile = LoadedFile & { line: number };

/** Absolute addresses in the code of an expression. */
const inExpression = (code: string) =>
  [...code.matchAll(/(["'`])((?:[a-z]+:)?\/\/[^"'`\s]+)\1/gi)].map(([, , address = ""]) => address);

function filesOfJsx({ name, attributes }: Jsx): LoadedFile[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || !attribute.value) return [];
    const { name: key, value } = attribute;
    const values = typeof value === "string" ? [value] : inExpression(value.value);
    return values.flatMap((one) => filesOfElement(name ?? "", { [key]: one }));
  });
}

/** The files that a page makes browsers fetch: Markdown images, and files of HTML elements. */
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
    else if (isJsx(node)) add(filesOfJsx(node));
  });
  return files;
}
