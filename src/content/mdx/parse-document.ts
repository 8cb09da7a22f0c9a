import type { Root } from "mdast";
import { codeFences, type CodeFence } from "../markdown/code-fences";
import { fenceProblems } from "../markdown/fence-problems";
import type { SourceLink, TocEntry } from "../markdown/rendered";
import type { Problem } from "../../problems/problem";
import { admonitionProblems } from "./admonition-problems";
import { collectFiles, type PlacedFile } from "./collect-files";
import { collectImages, type SourceImage } from "./collect-images";
import { collectLinks } from "./collect-links";
import { excerptOf } from "./excerpt";
import { parseFrontMatter, type FrontMatter, type SourceKind } from "./front-matter";
import { headingProblems } from "./heading-problems";
import { headingIds, type HeadingId } from "./headings";
import { imageProblems } from "./page-image-problems";
import { parseMdx } from "./mdx-tree";
import { markupProblems } from "./markup/markup-problems";
import { nameProblems } from "./name-problems";
import { proseOf } from "../prose/prose-text";
import { passagesOf, type Passage } from "../prose/passages";
import { boldNames, type BoldName } from "../prose/bold-names";
import { pageSections, type Section } from "./page-sections";
import { pageReferences, type PageReferences } from "./page-references";
import { readingMinutes } from "./reading-minutes";
import { truncateProblems } from "./truncate-marker";

export interface DocumentSource {
  /** Named in problems: relative to the project. */
  file: string;
  text: string;
  kind: SourceKind;
}

export interface ParsedDocument extends PageReferences {
  /** Undefined when something is wrong with it. */
  frontMatter?: FrontMatter;
  /** Headings of level 2 and 3. */
  toc: TocEntry[];
  /** All headings in their order. */
  headings: HeadingId[];
  /** Ids of all headings, and those written on JSX elements. */
  anchors: string[];
  /** Plain text. */
  excerpt: string;
  readingMinutes: number;
  links: SourceLink[];
  images: SourceImage[];
  /** What browsers fetch for it: all images, and other files that it shows. */
  loadedFiles: PlacedFile[];
  codeFences: CodeFence[];
  /** Names in bold: menus, fields, terms. */
  boldNames: BoldName[];
  /** Paragraphs, points of lists and rows of tables that are long enough to be somebody's own words. */
  passages: Passage[];
  /** The file's text with everything but prose made blank; lines and columns stay. */
  prose: string;
  /** What the search finds. */
  sections: Section[];
  problems: Problem[];
}

const empty = {
  toc: [],
  headings: [],
  anchors: [],
  excerpt: "",
  readingMinutes: 1,
  links: [],
  images: [],
  loadedFiles: [],
  codeFences: [],
  operations: [],
  statuses: [],
  fields: [],
  terms: [],
  boldNames: [],
  passages: [],
  prose: "",
  sections: [],
};

async function readBody(tree: Root, { file, text }: DocumentSource) {
  const fences = codeFences(tree, 0);
  const headings = headingIds(tree);
  const read = {
    ...headings,
    excerpt: excerptOf(tree),
    readingMinutes: readingMinutes(tree, fences),
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
      ...headingProblems(tree, file),
      ...admonitionProblems(tree, file, text),
      ...imageProblems(tree, file),
      ...truncateProblems(tree, file),
      ...(await fenceProblems(fences, file)),
    ],
  };
  return { ...read, sections: pageSections(tree, headings.headings) };
}

async function parse(source: DocumentSource): Promise<ParsedDocument> {
  const { file, text, kind } = source;
  const { frontMatter, bodyOffset, problems } = parseFrontMatter(file, text, kind);
  const tree = parseMdx(file, text, bodyOffset);
  if ("level" in tree) return { ...empty, frontMatter, problems: [...problems, tree] };
  const body = await readBody(tree, source);
  return { ...body, frontMatter, problems: [...problems, ...body.problems] };
}

interface Known {
  text: string;
  parsed: Promise<ParsedDocument>;
}

/** Documents of earlier builds, by kind, file and text. */
export interface ParsedDocuments {
  get(inputs: readonly string[]): ParsedDocument | undefined;
  set(inputs: readonly string[], parsed: ParsedDocument): void;
}

let earlier: ParsedDocuments | undefined;
const known = new Map<string, Known>();

/** Says where documents of earlier builds are; without it all are parsed. */
export function takeEarlierDocuments(documents: ParsedDocuments): void {
  earlier = documents;
}

async function parseOrTake(source: DocumentSource): Promise<ParsedDocument> {
  const inputs = [source.kind, source.file, source.text];
  const found = earlier?.get(inputs);
  if (found) return found;
  const parsed = await parse(source);
  earlier?.set(inputs, parsed);
  return parsed;
}

/** Everything that the site must know of an MDX file beside its HTML; parsed again only when its text has changed. */
export function parseDocument(source: DocumentSource): Promise<ParsedDocument> {
  const key = `${source.kind} ${source.file}`;
  const last = known.get(key);
  if (last?.text === source.text) return last.parsed;
  const parsed = parseOrTake(source);
  known.set(key, { text: source.text, parsed });
  return parsed;
}
