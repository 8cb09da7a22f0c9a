import type { Root } from "mdast";
import { codeFences, type CodeFence } from "../../markdown/code-fences";
import { fenceProblems } from "../../markdown/fence-problems";
import type { SourceLink, TocEntry } from "../../markdown/rendered";
import type { Problem } from "../../../problems/problem";
import { admonitionProblems } from "../problems/admonition-problems";
import { calculatorProblems } from "../../calculators/calculator-problems";
import { illustrationProblems } from "../../illustrations/illustration-problems";
import { collectFiles, type PlacedFile } from "./collect-files";
import { collectImages, type SourceImage } from "./collect-images";
import { collectLinks } from "./collect-links";
import { excerptOf } from "./excerpt";
import { foldProblems } from "../problems/fold-problems";
import { foreignMarkProblems } from "../problems/foreign-mark-problems";
import { parseFrontMatter, type FrontMatter, type SourceKind } from "../front-matter/front-matter";
import { failureRowProblems } from "../problems/failure-row-problems";
import { headingProblems } from "../problems/heading-problems";
import { halfProblems } from "./halves";
import { headingIds, type HeadingId } from "./headings";
import { imageAltProblems } from "../problems/image-alt-problems";
import { parseMdx } from "./mdx-tree";
import { lostTextProblems } from "../problems/lost-text-problems";
import { markupProblems } from "../markup/markup-problems";
import { nameProblems } from "../problems/name-problems";
import { openFenceProblems } from "../problems/open-fence-problems";
import { proseOf } from "../../prose/prose-text";
import { passagesOf, type Passage } from "../../prose/passages";
import { boldNames, type BoldName } from "../../prose/bold-names";
import { pageSections, type Section } from "./page-sections";
import { pageReferences, type PageReferences } from "./page-references";
import { readingMinutes } from "./reading-minutes";
import { truncateProblems } from "./truncate-marker";

interface DocumentSource {
  /** Relative to the project, for messages. */
  file: string;
  text: string;
  kind: SourceKind;
}

export interface ParsedDocument extends PageReferences {
  /** Undefined if it is invalid. */
  frontMatter?: FrontMatter;
  /** Headings of levels 2 and 3. */
  toc: TocEntry[];
  /** All headings, in order. */
  headings: HeadingId[];
  /** Ids of headings, and of HTML elements. */
  anchors: string[];
  /** Plain text. */
  excerpt: string;
  readingMinutes: number;
  links: SourceLink[];
  images: SourceImage[];
  /** Images and other files that browsers fetch for it. */
  loadedFiles: PlacedFile[];
  codeFences: CodeFence[];
  /** Names in bold: menus, fields, terms. */
  boldNames: BoldName[];
  /** Paragraphs, list items, and table rows that are long enough to compare. */
  passages: Passage[];
  /** The file's text with everything but prose blanked out, so that lines and columns stay. */
  prose: string;
  /** For the search. */
  sections: Section[];
  problems: Problem[];
}

/** Stands in for a body that is not valid MDX. */
const emptyTree: Root = { type: "root", children: [] };

async function readBody(tree: Root, { file, text }: DocumentSource) {
  const fences = codeFences(tree);
  const headings = headingIds(tree);
  const read = {
    ...headings,
    excerpt: excerptOf(tree),
    readingMinutes: readingMinutes(tree),
    links: collectLinks(tree),
    images: collectImages(tree),
    loadedFiles: collectFiles(tree),
    codeFences: fences,
    ...pageReferences(tree),
    boldNames: boldNames(tree),
    passages: passagesOf(tree),
    prose: proseOf(tree, text),
    problems: [
      ...nameProblems(tree, file),
      ...markupProblems(tree, file),
      ...halfProblems(tree, file),
      ...headingProblems(tree, file),
      ...admonitionProblems(tree, file, text),
      ...foreignMarkProblems(tree, file),
      ...lostTextProblems(tree, file),
      ...foldProblems(tree, file),
      ...imageAltProblems(tree, file),
      ...failureRowProblems(tree, file),
      ...truncateProblems(tree, file),
      ...openFenceProblems(tree, file, text),
      ...(await fenceProblems(fences, file)),
      ...illustrationProblems(fences, file, text),
      ...calculatorProblems(fences, file),
    ],
  };
  return { ...read, sections: pageSections(tree, headings.headings) };
}

async function parse(source: DocumentSource): Promise<ParsedDocument> {
  const { file, text, kind } = source;
  const { frontMatter, bodyOffset, problems } = parseFrontMatter(file, text, kind);
  const tree = parseMdx(file, text, bodyOffset);
  if ("level" in tree) {
    const body = await readBody(emptyTree, { ...source, text: "" });
    return { ...body, sections: [], frontMatter, problems: [...problems, tree] };
  }
  const body = await readBody(tree, source);
  return { ...body, frontMatter, problems: [...problems, ...body.problems] };
}

/** A cache of documents by kind, file, and text. */
interface DocumentCache {
  get(inputs: readonly string[]): ParsedDocument | undefined;
  set(inputs: readonly string[], parsed: ParsedDocument): void;
}

let cache: DocumentCache | undefined;
const memo = new Map<string, { text: string; parsed: Promise<ParsedDocument> }>();

/** Sets the cache of earlier builds; without it, all documents are parsed. */
export function takeEarlierDocuments(documents: DocumentCache): void {
  cache = documents;
}

async function readOrParse(source: DocumentSource): Promise<ParsedDocument> {
  const inputs = [source.kind, source.file, source.text];
  const cached = cache?.get(inputs);
  if (cached) return cached;
  const parsed = await parse(source);
  cache?.set(inputs, parsed);
  return parsed;
}

/** Everything about an MDX file except its HTML; memoized until its text changes. */
export function parseDocument(source: DocumentSource): Promise<ParsedDocument> {
  const key = `${source.kind} ${source.file}`;
  const last = memo.get(key);
  if (last?.text === source.text) return last.parsed;
  const parsed = readOrParse(source);
  memo.set(key, { text: source.text, parsed });
  return parsed;
}
