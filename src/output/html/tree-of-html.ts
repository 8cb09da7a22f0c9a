import type { Element, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toString } from "hast-util-to-string";
import { parseFragment } from "parse5";
import { visit } from "unist-util-visit";

/** Parses a piece of HTML as browsers do, without the positions in the text, which take a third of the time. */
export const treeOfHtml = (html: string): Root =>
  fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root;

/** The classes of an element. */
export const classesOf = ({ properties }: Element) => [properties?.className].flat().map(String);

/** The labels of tabs, by the ids that their panels name. */
export function tabLabels(tree: Root | Element): Map<string, string> {
  const labels = new Map<string, string>();
  visit(tree, "element", (node) => {
    if (node.properties?.role === "tab") labels.set(String(node.properties.id), toString(node));
  });
  return labels;
}

/** The first element, from the top, that passes a test. */
export function firstElement(
  tree: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(tree, "element", (node) => {
    if (test(node)) found ??= node;
  });
  return found;
}
