import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../../problems/problem";
import type { ContentDocument, LeftOut } from "./content";
import type { FrozenVersion } from "../../config/docs-versions";
import { kindOf, versionOf } from "./front-matter/document-kind";
import { parseDocument } from "./page/parse-document";
import type { TranslationSource } from "../translations/translate-entries";
import { brokenFileLink, resolveFileLink, type FileRoutes } from "./resolve-file-link";
import { docIdOf, routeOf } from "./front-matter/slug";
import { readTranslation } from "./read-translation";

interface Loaded {
  documents: ContentDocument[];
  leftOut: LeftOut[];
  problems: Problem[];
}

/** Turns links to files into links to routes, as in the HTML; reports broken ones and leaves them out. */
function resolveLinks(document: ContentDocument, routes: FileRoutes, problems: Problem[]): void {
  const { file, sourcePath } = document;
  document.links = document.links.flatMap((link) => {
    const target = resolveFileLink(link.href, sourcePath, routes);
    if (!target) return [link];
    if (target.route !== undefined) return [{ ...link, href: target.route }];
    problems.push(brokenFileLink({ ...link, file, sourcePath, nearest: target.nearest }));
    return [];
  });
}

/**
 * A page of a frozen version. Its old addresses still lead to today's page, except those below its version. It has no
 * tags, because tag pages list today's docs.
 */
function frozenDocument(
  document: ContentDocument,
  docsVersion: string,
  versions: readonly FrozenVersion[],
): ContentDocument {
  const { frontMatter } = document;
  const route = versions.find(({ name }) => name === docsVersion)?.route;
  const redirectFrom = frontMatter.redirectFrom.filter((from) => from.startsWith(`${route}/`));
  return { ...document, docsVersion, frontMatter: { ...frontMatter, tags: [], redirectFrom } };
}

/** Parses documents of the content folder; those with invalid front matter are left out. */
export async function loadDocuments(
  source: TranslationSource,
  sourcePaths: readonly string[],
  versions: readonly FrozenVersion[] = [],
): Promise<Loaded> {
  const { contentDir, nameOf } = source;
  const documents: ContentDocument[] = [];
  const leftOut: LeftOut[] = [];
  const problems: Problem[] = [];
  const routes = new Map<string, string>();
  for (const sourcePath of sourcePaths) {
    const contentFilePath = path.join(contentDir, sourcePath);
    const [file, kind] = [nameOf(sourcePath), kindOf(sourcePath) ?? "page"];
    const text = fs.readFileSync(contentFilePath, "utf8");
    const { problems: found, frontMatter, ...parsed } = await parseDocument({ file, text, kind });
    const slug = routeOf(sourcePath, frontMatter?.slug, versions);
    routes.set(sourcePath, slug);
    problems.push(...found);
    if (!frontMatter) {
      leftOut.push({ file, slug });
      continue;
    }
    const [docId, docsVersion] = [docIdOf(sourcePath), versionOf(sourcePath)];
    const place = { kind, slug, docId, sourcePath, file, contentFilePath };
    const own = { ...parsed, ...place, frontMatter };
    const original = docsVersion ? frozenDocument(own, docsVersion, versions) : own;
    const translated = await readTranslation(original, source);
    problems.push(...(translated?.problems ?? []));
    documents.push(translated?.document ?? original);
  }
  for (const document of documents) resolveLinks(document, routes, problems);
  return { documents, leftOut, problems };
}
