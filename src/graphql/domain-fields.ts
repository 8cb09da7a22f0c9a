import path from "node:path";
import type { ContentDocument } from "../content/mdx/content";
import type { DocumentKind } from "../content/mdx/front-matter/document-kind";
import { operationKey } from "../content/versions/operation-key";
import { contentLanguage } from "../config/content-language";
import { contentDir, contentKey } from "../config/source-folders";
import { tagNodeId } from "./yaml-nodes";

export const nodeTypes: Record<DocumentKind, string> = {
  doc: "Doc",
  page: "Page",
  blog: "BlogPost",
};

/** Source of a document's node id, the same in every checkout. */
export const domainNodeName = ({ kind, sourcePath }: ContentDocument) =>
  `${nodeTypes[kind]} ${contentKey}/${sourcePath}`;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** False for a draft, which only develop shows. */
export const isPublished = ({ frontMatter }: ContentDocument): boolean =>
  !frontMatter.draft || process.env.gatsby_executing_command === "develop";

/** Keys of the operations that a page names in components, and of `others`. */
export const operationsOf = (
  { operations, fields, docsVersion }: ContentDocument,
  others: readonly string[] = [],
): string[] =>
  unique([
    ...operations.map(({ id }) => id),
    ...fields.map(({ operation }) => operation),
    ...others,
  ]).map((slug) => operationKey(slug, docsVersion));

/** What a page names in components. */
function namedBy(document: ContentDocument) {
  const { statuses, terms } = document;
  const pairs = new Map(
    statuses.map(({ of, is }) => [
      `${of} ${is}`,
      { of, is, docsVersion: document.docsVersion ?? null },
    ]),
  );
  return {
    operations: operationsOf(document),
    statuses: [...pairs.values()],
    terms: unique(terms.map(({ id }) => id)),
  };
}

/** Path relative to the content folder: `locales/ar/docs/intro.mdx`. */
export function documentPath({ contentFilePath }: ContentDocument): string {
  return path.relative(contentDir, contentFilePath).split(path.sep).join("/");
}

/** The fields of a document's node. `committed` is the date of its last commit. */
export function domainFields(
  document: ContentDocument,
  nodeId: (name: string) => string,
  committed?: string,
) {
  const { frontMatter, kind, slug, docId, docsVersion = null, contentFilePath } = document;
  const { toc, anchors, excerpt, readingMinutes, links } = document;
  // The commit is more reliable than `last_update`, which is for builds without Git history.
  const lastUpdate = committed
    ? { ...frontMatter.lastUpdate, date: committed }
    : frontMatter.lastUpdate;
  const scope = kind === "blog" ? "blog" : "docs";
  return {
    ...frontMatter,
    ...{ slug, toc, anchors, excerpt, readingMinutes, links, lastUpdate },
    tags: frontMatter.tags.map((key) => nodeId(tagNodeId(scope, key))),
    // A translation has a file and a history of its own.
    sourcePath: documentPath(document),
    contentFilePath,
    language: contentLanguage(document.locale),
    ...namedBy(document),
    ...(kind === "doc" && {
      docId,
      docsVersion,
      sidebarLabel: frontMatter.sidebarLabel ?? frontMatter.title,
    }),
  };
}
