import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../problems/problem";
import type { ContentDocument } from "./content";
import type { FrozenVersion } from "../versions/docs-versions";
import { kindOf, versionOf } from "./document-kind";
import { parseDocument } from "./parse-document";
import type { TranslationSource } from "../translations/translate-entries";
import { brokenFileLink, resolveFileLink, type FileRoutes } from "./resolve-file-link";
import { docIdOf, routeOf } from "./slug";
import { readTranslation } from "./read-translation";

interface Loaded {
  documents: ContentDocument[];
  problems: Problem[];
}

/** Links to files become links to routes, as in the HTML; broken ones are reported here and left out. */
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

/** Parses the documents at some paths under the content folder; those whose front matter is wrong are left out. */
export async function loadDocuments(
  source: TranslationSource,
  sourcePaths: readonly string[],
  versions: readonly FrozenVersion[] = [],
): Promise<Loaded> {
  const { contentDir, nameOf } = source;
  const documents: ContentDocument[] = [];
  const problems: Problem[] = [];
  const routes = new Map<string, string>();
  for (const sourcePath of sourcePaths) {
    const contentFilePath = path.join(contentDir, sourcePath);
    const [file, kind] = [nameOf(sourcePath), kindOf(sourcePath) ?? "page"];
    const text = fs.readFileSync(contentFilePath, "utf8");
    const { problems: own, frontMatter, ...parsed } = await parseDocument({ file, text, kind });
    const slug = routeOf(sourcePath, frontMatter?.slug, versions);
    routes.set(sourcePath, slug);
    problems.push(...own);
    if (!frontMatter) continue;
    const [docId, docsVersion] = [docIdOf(sourcePath), versionOf(sourcePath)];
    const place = { kind, slug, docId, sourcePath, file, contentFilePath };
    // Tags and old addresses are those of today's docs.
    const kept = docsVersion ? { tags: [], redirectFrom: [] } : {};
    const version = docsVersion ? { docsVersion } : {};
    const original = { ...parsed, ...place, ...version, frontMatter: { ...frontMatter, ...kept } };
    const translated = await readTranslation(original, source);
    problems.push(...(translated?.problems ?? []));
    documents.push(translated?.document ?? original);
  }
  for (const document of documents) resolveLinks(document, routes, problems);
  return { documents, problems };
}
