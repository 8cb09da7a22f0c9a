import fs from "node:fs";
import path from "node:path";
import { otherHeadings, sameHeadings } from "../translations/headings";
import { translationPath } from "../../config/translations/places";
import type { TranslationSource } from "../translations/translate-entries";
import type { Problem } from "../../problems/problem";
import type { ContentDocument } from "./content";
import type { FrontMatter } from "./front-matter";
import { parseDocument, type ParsedDocument } from "./parse-document";

/** The words of a translation, with everything else from its original. */
function frontMatterOf(original: FrontMatter, own: FrontMatter): FrontMatter {
  return {
    ...original,
    title: own.title,
    description: own.description,
    sidebarLabel: own.sidebarLabel,
    keywords: own.keywords.length ? own.keywords : original.keywords,
    image: own.image ?? original.image,
    lastUpdate: own.lastUpdate,
  };
}

/** Links to a part of the page are the same in all languages: ids come from the original's headings. */
function withOriginalIds(original: ContentDocument, own: Omit<ParsedDocument, "problems">) {
  if (!sameHeadings(original.headings, own.headings)) return {};
  const ids = new Map(own.headings.map(({ id }, at) => [id, original.headings[at]?.id ?? id]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    headings: original.headings,
    toc: own.toc.map((entry) => ({ ...entry, id: idOf(entry.id) })),
    anchors: own.anchors.map(idOf),
    sections: own.sections.map(({ id, ...one }) => (id ? { ...one, id: idOf(id) } : one)),
  };
}

/** The nearest translation of a page, in the original's place; undefined where there is none. */
export async function readTranslation(
  original: ContentDocument,
  { contentDir, locales, nameOf }: TranslationSource,
): Promise<{ document?: ContentDocument; problems: Problem[] } | undefined> {
  const { sourcePath } = original;
  const has = (locale: string) =>
    fs.existsSync(path.join(contentDir, translationPath(locale, sourcePath)));
  const locale = locales.chain.find(has);
  if (locale === undefined) return undefined;
  const own = translationPath(locale, sourcePath);
  const contentFilePath = path.join(contentDir, own);
  const [file, text] = [nameOf(own), fs.readFileSync(contentFilePath, "utf8")];
  const read = await parseDocument({ file, text, kind: "translation" });
  const { frontMatter, problems, ...parsed } = read;
  if (!frontMatter) return { problems };
  const words = frontMatterOf(original.frontMatter, frontMatter);
  const place = { file, contentFilePath, locale, frontMatter: words };
  const document = { ...original, ...parsed, ...withOriginalIds(original, parsed), ...place };
  const differing = otherHeadings(original, { ...parsed, file });
  return { document, problems: [...problems, ...differing] };
}
