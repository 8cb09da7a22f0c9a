import type { ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { parseUrl } from "../../config/addresses/parse-url";
import { classesOf, firstElement, tabLabels, treeOfHtml } from "../html/tree-of-html";

interface Place {
  /** Absolute address of the page, the base of its links. */
  url: string;
  /** Word for a drawing, of which only the label remains: feed readers drop SVG. */
  diagram: string;
}

/** Other attributes are for our style sheets and scripts. */
const attributes = new Set([
  "href",
  "src",
  "alt",
  "title",
  "width",
  "height",
  "colSpan",
  "rowSpan",
  "start",
  "dateTime",
]);
const addresses = ["href", "src"] as const;
const dropped = new Set(["script", "style", "button", "template", "source", "input"]);
/** Elements that only group; their content stays. */
const unwrapped = new Set(["div", "span", "picture", "section"]);

const paragraph = (name: "em" | "strong", value: string): ElementContent => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [
    { type: "element", tagName: name, properties: {}, children: [{ type: "text", value }] },
  ],
});

function cleaner(labels: ReadonlyMap<string, string>, { url, diagram }: Place) {
  const absolute = (value: unknown) => parseUrl(String(value), url)?.href ?? String(value);
  const all = (nodes: readonly ElementContent[]): ElementContent[] => nodes.flatMap(clean);
  const clean = (node: ElementContent): ElementContent[] => {
    if (node.type === "text") return [node];
    if (node.type !== "element") return [];
    const { tagName, properties = {}, children } = node;
    if (dropped.has(tagName) || classesOf(node).includes("anchor")) return [];
    if (tagName === "svg") {
      const words = properties.ariaLabel;
      return words && properties.dataLayout !== "tall"
        ? [paragraph("em", `${diagram}: ${String(words)}`)]
        : [];
    }
    if (properties.role === "tabpanel") {
      const label = labels.get(String(properties.ariaLabelledBy));
      return [...(label ? [paragraph("strong", label)] : []), ...all(children)];
    }
    if (tagName === "figure" && classesOf(node).includes("diagram")) return all(children);
    if (unwrapped.has(tagName) && properties.role !== "note") return all(children);
    const kept = Object.entries(properties).filter(([name]) => attributes.has(name));
    const own = Object.fromEntries(kept);
    for (const name of addresses) if (own[name] !== undefined) own[name] = absolute(own[name]);
    const name = properties.role === "note" ? "blockquote" : tagName;
    return [{ type: "element", tagName: name, properties: own, children: all(children) }];
  };
  return all;
}

/** A post's content for feeds: absolute addresses, no scripts, and nothing that depends on our style sheets. */
export function feedContent(html: string, place: Place): string | undefined {
  const article = firstElement(
    treeOfHtml(html),
    ({ properties }) => properties !== undefined && "dataContent" in properties,
  );
  if (!article) return undefined;
  const all = cleaner(tabLabels(article), place);
  return toHtml({ type: "root", children: all(article.children) }).trim();
}
