import fs from "node:fs";
import path from "node:path";
import { otherHeadings, sameHeadings } from "../translations/compare-headings";
import { translationPath } from "../../config/translations/places";
import type { TranslationSource } from "../translations/translate-entries";
import type { Problem } from "../../problems/problem";
import type { ContentDocument } from "./content";
import { translatedFrontMatter } from "./front-matter/front-matter";
import { parseDocument, type ParsedDocument } from "./page/parse-document";

/** The original's heading ids, so that links to a part of the page work in every language. */
function withOriginalIds(original: ContentDocument, translation: Omit<ParsedDocument, "problems">) {
  if (!sameHeadings(original.headings, translation.headings)) return {};
  const ids = new Map(
    translation.headings.map(({ id }, at) => [id, original.headings[at]?.id ?? id]),
  );
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    headings: original.headings,
    toc: translation.toc.map((entry) => ({ ...entry, id: idOf(entry.id) })),
    anchors: translation.anchors.map(idOf),
    sections: translation.sections.map((section) =>
      section.id ? { ...section, id: idOf(section.id) } : section,
    ),
  };
}

/** The closest translation of a page, which replaces the original; undefined if there is none. */
export async function readTranslation(
  original: ContentDocument,
  { contentDir, locales, nameOf }: TranslationSource,
): Promise<{ document?: ContentDocument; problems: Problem[] } | undefined> {
  const { sourcePath } = original;
  const has = (locale: string) =>
    fs.existsSync(path.join(contentDir, translationPath(locale, sourcePath)));
  const locale = locales.chain.find(has);
  if (locale === undefined) return undefined;
  const translationFile = translationPath(locale, sourcePath);
  const contentFilePath = path.join(contentDir, translationFile);
  const [file, text] = [nameOf(translationFile), fs.readFileSync(contentFilePath, "utf8")];
  const read = await parseDocument({ file, text, kind: "translation" });
  const { frontMatter, problems, ...parsed } = read;
  if (!frontMatter) return { problems };
  const words = translatedFrontMatter(original.frontMatter, frontMatter);
  const place = { file, contentFilePath, locale, frontMatter: words };
  const document = { ...original, ...parsed, ...withOriginalIds(original, parsed), ...place };
  const differing = otherHeadings(original, { ...parsed, file });
  return { document, problems: [...problems, ...differing] };
}
