import type { Root } from "hast";
import type { Root as Markdown } from "mdast";
import { toHtml } from "hast-util-to-html";
import { unified } from "unified";
import { linkFault, linkRules } from "../../config/addresses/link-address";
import { overviewIds } from "../../config/html/content-ids";
import { otherHostProblem } from "../../config/html/other-hosts";
import { codeFences, type CodeFence } from "./code-fences";
import { fenceProblems } from "./fence-problems";
import { parseMarkdown, safeHtmlTree } from "./markdown-tree";
import { paragraphsHtml, plainParagraphs } from "./plain-paragraphs";
import { plainText } from "./plain-text";
import { collect, type Collected } from "./rehype/collect";
import { rehypeExternalLinks } from "./rehype/external-links";
import { rehypeFigures } from "./rehype/figures";
import { rehypeHeadingAnchors } from "./rehype/heading-anchors";
import { rehypeHeadingIds } from "./rehype/heading-ids";
import { moveHeadings } from "./rehype/heading-level";
import { rehypeTables } from "./rehype/tables";
import { rehypeTaskLists } from "./rehype/task-lists";
import { rehypeWholeCode } from "./rehype/whole-code";
import { visitNodes } from "./visit-nodes";
import type { RenderedMarkdown, SourceLink } from "./rendered";

interface RenderOptions {
  /** For whole pages: headings get ids, links to themselves, and a table of contents, and begin at level 2 instead of 3. */
  headings?: boolean;
  /** For messages. */
  file?: string;
  /** Line of the file on which the text begins. */
  line?: number;
  /** Other hosts whose images are allowed. */
  imageHosts?: readonly string[];
}

type Result = Collected & { html: string; text: string; fences: CodeFence[] };

const finish = unified()
  .use(rehypeTables)
  .use(rehypeTaskLists)
  .use(rehypeExternalLinks)
  .use(rehypeWholeCode)
  .use(rehypeFigures, { insert: (html) => ({ type: "raw", value: html }) })
  .freeze();
const ids = unified().use(rehypeHeadingIds, overviewIds).freeze();
const anchorLinks = unified().use(rehypeHeadingAnchors).freeze();

/** Links that the sanitizer drops silently; the link check reports them. */
function refusedLinks(tree: Markdown): SourceLink[] {
  const links: SourceLink[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return;
    if (linkFault(node.url, linkRules.inText))
      links.push({ href: node.url, line: node.position?.start.line ?? 1 });
  });
  return links;
}

async function render(text: string, headings: boolean): Promise<Result> {
  const markdown = parseMarkdown(text);
  const [words, fences] = [plainText(markdown), codeFences(markdown)];
  const refused = refusedLinks(markdown);
  const tree = safeHtmlTree(markdown);
  moveHeadings(tree, headings ? 2 : 3);
  if (headings) ids.runSync(tree);
  const collected = collect(tree);
  if (headings) anchorLinks.runSync(tree);
  const html = toHtml((await finish.run(tree)) as Root, { allowDangerousHtml: true });
  const kept = new Set(collected.links.map(({ href }) => href));
  const links = [...collected.links, ...refused.filter(({ href }) => !kept.has(href))];
  return { ...collected, links, html, text: words, fences };
}

const rendered = new Map<string, Promise<Result>>();

/** Memoized by text: hundreds of descriptions repeat. */
function renderOnce(text: string, headings: boolean): Promise<Result> {
  const key = `${headings}${text}`;
  const known = rendered.get(key) ?? render(text, headings);
  rendered.set(key, known);
  return known;
}

/** Renders GFM with sanitized HTML; code blocks, diagrams, and tables are the same as in MDX. */
export async function renderMarkdown(
  markdown: string,
  { headings = false, file = "", line = 1, imageHosts = [] }: RenderOptions = {},
): Promise<RenderedMarkdown> {
  const plain = plainParagraphs(markdown);
  if (plain) {
    const text = plain.map((paragraph) => paragraph.replace(/\s+/g, " ")).join("\n");
    return { html: paragraphsHtml(plain), text, toc: [], anchors: [], links: [], problems: [] };
  }
  const result = await renderOnce(markdown, headings);
  const { fences, links, toc, anchors, html, text } = result;
  const below = <T extends { line: number }>(item: T): T => ({
    ...item,
    line: item.line + line - 1,
  });
  const refused = result.files
    .map(below)
    .flatMap((one) => otherHostProblem(one, imageHosts, { file, line: one.line }) ?? []);
  const problems = [...(await fenceProblems(fences.map(below), file)), ...refused];
  return { html, text, toc, anchors, links: links.map(below), problems };
}
