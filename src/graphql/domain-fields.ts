import path from "node:path";
import type { ContentDocument } from "../content/mdx/content";
import type { DocumentKind } from "../content/mdx/document-kind";
import { operationsOfFences } from "../checks/snippets/page-snippets";
import { operationKey } from "../content/versions/operation-key";
import { contentLanguage } from "./content-language";
import { contentDir } from "../config/source-folders";
import { tagNodeId } from "./yaml-nodes";

/** The node type of each kind of document. */
export const nodeTypes: Record<DocumentKind, string> = {
  doc: "Doc",
  page: "Page",
  blog: "BlogPost",
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** What a page names of the API and of the glossary, by components and in its code. */
function namedBy(document: ContentDocument) {
  const { operations, statuses, fields, terms, codeFences } = document;
  const linked = unique([
    ...operations.map(({ id }) => id),
    ...fields.map(({ operation }) => operation),
  ]);
  const inVersion = (slug: string) => operationKey(slug, document.docsVersion);
  const pairs = new Map(
    statuses.map(({ of, is }) => [
      `${of} ${is}`,
      { of, is, docsVersion: document.docsVersion ?? null },
    ]),
  );
  return {
    operations: linked.map(inVersion),
    statuses: [...pairs.values()],
    terms: unique(terms.map(({ id }) => id)),
    usedOperations: unique([...linked, ...operationsOfFences(codeFences)]).map(inVersion),
  };
}

/** The file with the words of a document, relative to the content folder: `locales/ar/docs/intro.mdx`. */
export function documentPath({ contentFilePath }: ContentDocument): string {
  return path.relative(contentDir, contentFilePath).split(path.sep).join("/");
}

/** The fields of a document's node, as the GraphQL types declare them. `committed` is the day of its last commit. */
export function domainFields(
  document: ContentDocument,
  nodeId: (name: string) => string,
  committed?: string,
) {
  const { frontMatter, kind, slug, docId, docsVersion, contentFilePath } = document;
  // Of the file with the words: a translation is edited there, and has been changed there.
  const sourcePath = documentPath(document);
  const { toc, anchors, excerpt, readingMinutes, links } = document;
  const { title, description, keywords, unlisted, draft, image } = frontMatter;
  const written = frontMatter.lastUpdate;
  // History knows better than what was written once; without history the author's word counts.
  const lastUpdate = committed ? { ...written, date: committed } : written;
  const { hideTitle, hideTableOfContents, sidebarLabel, sidebarPosition } = frontMatter;
  const tags = frontMatter.tags.map((key) =>
    nodeId(tagNodeId(kind === "blog" ? "blog" : "docs", key)),
  );
  const page = { slug, title, description, keywords, unlisted, draft, image, lastUpdate };
  const shown = { hideTitle, hideTableOfContents, toc, anchors, excerpt, readingMinutes, links };
  const source = {
    sourcePath,
    contentFilePath,
    language: contentLanguage(document.locale),
    ...namedBy(document),
  };
  const common = { ...page, ...shown, ...source };
  if (kind === "page") return common;
  if (kind === "blog")
    return { ...common, tags, authors: frontMatter.authors, date: frontMatter.date };
  const place = { docId, docsVersion: docsVersion ?? null };
  return { ...common, tags, ...place, sidebarLabel: sidebarLabel ?? title, sidebarPosition };
}
