import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { text as words } from "../../i18n/text";
import { classesOf, firstElement, tabLabels } from "../html/tree-of-html";

/** Navigation, controls, and decoration, which only a page needs. */
const dropped = new Set([
  ...["script", "style", "template", "nav", "button", "form", "select", "label", "svg", "noscript"],
]);

type Parent = Root | Element;

const isElement = (node: unknown): node is Element =>
  (node as Element | undefined)?.type === "element";

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });
const text = (value: string): ElementContent => ({ type: "text", value });
const paragraphOf = (...children: ElementContent[]) => element("p", children);
const strong = (value: string) => element("strong", [text(value)]);

function codeOf(figure: Element): Element {
  const find = (name: string) => firstElement(figure, ({ tagName }) => tagName === name);
  const [code, caption] = [find("pre"), find("figcaption")];
  return element("pre", [
    element("code", [text(code ? toString(code).replace(/\n$/, "") : "")], {
      dataLang: String(figure.properties?.dataLang ?? ""),
      ...(caption && { dataTitle: toString(caption) }),
    }),
  ]);
}

/** A text of a drawing, whose lines are elements. */
const linesOf = (node: ElementContent): string =>
  (isElement(node) ? node.children : []).map((line) => toString(line).trim()).join(" ");

/** The texts of an illustration, row by row. */
function rowsOf(node: Element): Element[] {
  const rows: Element[] = [];
  visit(node, "element", ({ tagName, children }) => {
    if (tagName !== "g") return;
    const words = children.map(linesOf).filter(Boolean);
    if (words.length) rows.push(element("li", [text(words.join(" · "))]));
  });
  return rows;
}

/** An illustration in words: its caption, its text alternative, and what is written in it. */
function illustrationOf(node: Element): Element[] {
  const caption = node.children.find((child) => isElement(child) && child.tagName === "figcaption");
  const [first] = drawingOf(node);
  const [paragraph] = first?.children ?? [];
  const words = isElement(paragraph) ? paragraph.children.slice(1) : [];
  return [
    element("blockquote", [
      paragraphOf(strong(caption ? toString(caption) : ""), text("."), ...words),
      element("ul", rowsOf(node)),
    ]),
  ];
}

/** A drawing in words: the label of its SVG. */
function drawingOf(node: Element): Element[] {
  let label: unknown;
  visit(node, "element", ({ tagName, properties }) => {
    if (tagName === "svg") label ??= properties?.ariaLabel;
  });
  return label
    ? [element("blockquote", [paragraphOf(strong(`${words.diagram}.`), text(` ${String(label)}`))])]
    : [];
}

function remark(node: Element): Element {
  const [title, ...body] = node.children;
  return element("blockquote", [
    ...(isElement(title) ? [paragraphOf(strong(toString(title)))] : []),
    ...body,
  ]);
}

/** A definition list as a plain list. */
function definitions(node: Element): Element {
  const items: Element[] = [];
  visit(node, "element", (child) => {
    if (child.tagName === "dt") items.push(element("li", [strong(toString(child))]));
    if (child.tagName === "dd") items.at(-1)?.children.push(text(": "), ...child.children);
    return child.tagName === "dt" || child.tagName === "dd" ? "skip" : true;
  });
  return element("ul", items, { dataTerms: "true" });
}

const inline = new Set(["a", "span", "time", "code"]);

/** Separates elements that only their style separates, and joins lists of terms that only headings separate. */
function apart(children: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (isElement(child) && isElement(last)) {
      const both = [last, child];
      if (both.every(({ properties }) => properties?.dataTerms)) {
        last.children.push(...child.children);
        continue;
      }
      if (both.every(({ tagName }) => inline.has(tagName)) && !/^[\s,.;:]/.test(toString(child)))
        joined.push(text(both.every(({ tagName }) => tagName === "span") ? " · " : " "));
    }
    joined.push(child);
  }
  return joined;
}

function plain(node: Element, labels: ReadonlyMap<string, string>): ElementContent[] {
  const { tagName, properties = {} } = node;
  const role = properties.role;
  if (tagName === "figure" && classesOf(node).includes("code")) return [codeOf(node)];
  if (tagName === "figure" && classesOf(node).includes("diagram")) return drawingOf(node);
  if (tagName === "figure" && classesOf(node).includes("illustration")) return illustrationOf(node);
  if (tagName === "svg" && properties.role === "img") return drawingOf(element("div", [node]));
  if (dropped.has(tagName) || classesOf(node).includes("anchor")) return [];
  if (role === "tablist" || properties.ariaHidden === "true" || "dataNoMarkdown" in properties)
    return [];
  // An anchor for links from elsewhere.
  if (tagName === "a" && properties.href === undefined && !node.children.length) return [];
  if (tagName === "input" && properties.type !== "checkbox") return [];
  const inner: Element = { ...node, children: apart(allOf(node.children, labels)) };
  if (role === "note") return [remark(inner)];
  if (role === "tabpanel") {
    const label = labels.get(String(properties.ariaLabelledBy ?? "")) ?? "";
    return [paragraphOf(strong(label)), ...inner.children];
  }
  if (tagName === "dl") return [definitions(inner)];
  if (tagName === "summary") return [paragraphOf(strong(toString(inner)))];
  return [inner];
}

function allOf(
  children: Parent["children"],
  labels: ReadonlyMap<string, string>,
): ElementContent[] {
  return children.flatMap((child) => {
    if (isElement(child)) return plain(child, labels);
    return child.type === "text" ? [child] : [];
  });
}

/** Drops what only a page needs; code, drawings, admonitions, tabs, and definition lists become plain elements. */
export function plainHtml(tree: Parent): Root {
  return { type: "root", children: apart(allOf(tree.children, tabLabels(tree))) };
}
