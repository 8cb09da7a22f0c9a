import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { text } from "../../../i18n/text";
import { parseCodeMeta } from "../code-meta";
import { calculatorLanguage, drawCalculator } from "../../calculators/calculator";
import { drawIllustration, illustrationLanguage } from "../../illustrations/illustration";
import { diagramFigureHtml } from "../diagram";
import { highlightCode } from "../highlight-code";
import { uniqueName } from "./unique-name";

interface FigureOptions {
  /** Wraps finished HTML: in a raw node, or in a component that React treats as opaque. */
  insert: (html: string) => ElementContent;
}

interface Block {
  lang: string;
  meta: string;
  code: string;
  label: string;
  replace: (content: ElementContent) => void;
}

function codeOf(pre: Element): Element | undefined {
  const [first] = pre.children;
  const isCode = pre.tagName === "pre" && first?.type === "element" && first.tagName === "code";
  return isCode ? first : undefined;
}

function languageOf({ properties }: Element): string {
  const classes = Array.isArray(properties?.className) ? properties.className : [];
  const language = classes.find((name) => String(name).startsWith("language-"));
  return String(language ?? "").slice("language-".length);
}

function metaOf({ data, properties }: Element): string {
  return String(data?.meta ?? properties?.dataMeta ?? "");
}

function blocksIn(tree: Root): Block[] {
  const blocks: Block[] = [];
  const name = uniqueName();
  visit(tree, "element", (node, index, parent) => {
    const code = codeOf(node);
    if (!code || !parent || index === null) return;
    const [lang, meta] = [languageOf(code), metaOf(code)];
    const { title } = parseCodeMeta(meta);
    const label = name(title ? text.codeTitled(title) : text.codeExample);
    const siblings: unknown[] = parent.children;
    const replace = (content: ElementContent) => void (siblings[index] = content);
    blocks.push({ lang, meta, code: toString(code), label, replace });
  });
  return blocks;
}

/** Problems of a fence are told where its page is checked. */
const nowhere = { file: "", line: 0 };

async function drawn({ lang, meta, code }: Block): Promise<string | undefined> {
  if (lang === "dot") return diagramFigureHtml(code, parseCodeMeta(meta).alt);
  if (lang === illustrationLanguage) return drawIllustration(code, nowhere).html;
  return lang === calculatorLanguage ? drawCalculator(code, nowhere).html : undefined;
}

const figureHtml = async (block: Block): Promise<string> =>
  (await drawn(block)) || highlightCode(block.code, block.lang, block);

/** Turns code blocks into highlighted figures, `dot` and `illustration` blocks into drawings, and `calculator` blocks into calculations; invalid ones stay code. */
export const rehypeFigures: Plugin<[FigureOptions], Root> =
  ({ insert }) =>
  async (tree) => {
    for (const block of blocksIn(tree)) block.replace(insert(await figureHtml(block)));
  };
