import type { Element } from "hast";
import { toMdast, type H } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type { Content } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import { treeOfHtml } from "../html/tree-of-html";
import { plainHtml } from "./plain-html";

/** Turns the address of a link or an image in a page into its address in a Markdown version. */
export type LinkTo = (href: string) => string;

export type Convert = (html: string) => string;

/** A fence with its language and its title, as in the sources. */
function code(h: H, node: Element): Content {
  const [inner] = node.children;
  const data = inner?.type === "element" ? inner.properties : undefined;
  const title = data?.dataTitle ? `title=${JSON.stringify(String(data.dataTitle))}` : null;
  const lang = data?.dataLang === "text" && !title ? null : data?.dataLang || null;
  return h(node, "code", { lang, meta: lang ? title : null }, toString(node)) as Content;
}

const toText = { bullet: "-", fences: true, rule: "-", listItemIndent: "one" } as const;

/** Converts to GFM, without a cache. */
export const htmlMarkdown =
  (linkTo: LinkTo): Convert =>
  (html) => {
    const clean = plainHtml(treeOfHtml(html));
    visit(clean, "element", ({ properties }) => {
      for (const name of ["href", "src"] as const)
        if (typeof properties?.[name] === "string") properties[name] = linkTo(properties[name]);
    });
    const mdast = toMdast(clean, { handlers: { pre: code }, document: true });
    const options = { ...toText, extensions: [gfmToMarkdown({ tablePipeAlign: false })] };
    return toMarkdown(mdast as Parameters<typeof toMarkdown>[0], options).trim();
  };

const entities: Record<string, string> = {
  "&amp;": "&",
  "&#x26;": "&",
  "&gt;": ">",
  "&quot;": '"',
};
/** One paragraph without characters that have a meaning in Markdown. */
const simple = /^<p>([^<*_`[\]\\~|#]*)<\/p>\s*$/;
/** Exceptions: entities, addresses, and starts of lines that have a meaning. */
const meaningful = /&#?\w|:\/\/|www\.|@|^\s*(?:[-+>=]|\d+[.)])/im;

/** Converts each text once, because descriptions repeat by the hundred. */
export function htmlConverter(convert: Convert): (html: string | undefined) => string {
  const known = new Map<string, string>();
  const make = (html: string) => {
    const [, text] = simple.exec(html) ?? [];
    const words = text?.replace(/&(?:amp|#x26|gt|quot);/g, (one) => entities[one] ?? one).trim();
    return words === undefined || meaningful.test(words) ? convert(html) : words;
  };
  return (html) => {
    if (!html) return "";
    const markdown = known.get(html) ?? make(html);
    known.set(html, markdown);
    return markdown;
  };
}
