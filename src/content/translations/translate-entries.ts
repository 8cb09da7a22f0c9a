import { z } from "zod";
import type { ContentLocales } from "../../config/locales";
import { text } from "../mdx/front-matter/schema-parts";
import { parseYaml, readFirst } from "../../problems/yaml-file";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { lineOfKey } from "../../problems/line-of-key";
import { translationPath } from "../../config/translations/places";

/** Where to read translations, and how messages name their files. */
export interface TranslationSource {
  contentDir: string;
  locales: ContentLocales;
  nameOf: (sourcePath: string) => string;
}

interface EntryFile<Field extends string> {
  /** Possible paths of the original: `blog/tags.yml`, `blog/tags.yaml`. */
  names: readonly string[];
  /** Translatable keys of an entry. */
  fields: readonly Field[];
  /** "tags file" */
  subject: string;
}

function unknownEntry(
  key: string,
  file: string,
  line: number | undefined,
  known: readonly string[],
): Problem {
  const near = didYouMean(key, known);
  return {
    level: "error",
    code: "translation-entry-unknown",
    what: `A translation of something that is not there: ${key}`,
    where: { file, line },
    seen: `${key}:`,
    cause: near
      ? `The key is misspelled; the nearest one of the original is "${near}".`
      : "The original has no such entry: it was renamed or removed.",
    fix: near ? `${near}:` : `Remove the entry: ${key}`,
  };
}

/** Translates the entries of a YAML file; other keys stay. */
export function translateEntries<Field extends string, Entry extends { key: string }>(
  entries: readonly Entry[],
  { names, fields, subject }: EntryFile<Field>,
  { contentDir, locales, nameOf }: TranslationSource,
): { entries: Entry[]; problems: Problem[] } {
  const schema = z.record(
    z.string(),
    z.strictObject(Object.fromEntries(fields.map((field) => [field, text.optional()]))).nullable(),
  );
  const problems: Problem[] = [];
  const known = entries.map(({ key }) => key);
  const translated = locales.chain.toReversed().reduce<readonly Entry[]>((before, locale) => {
    const source = readFirst(
      contentDir,
      names.map((name) => translationPath(locale, name)),
    );
    if (!source) return before;
    const file = nameOf(source.name);
    const examples = Object.fromEntries(fields.map((field) => [field, `${field}: …`]));
    const { value = {}, problems: wrong } = parseYaml({
      ...{ file, text: source.text, schema, examples },
      ...{ subject: `translated ${subject}`, code: "translation" },
    });
    problems.push(...wrong);
    for (const key of Object.keys(value))
      if (!known.includes(key))
        problems.push(unknownEntry(key, file, lineOfKey(source.text, key), known));
    return before.map((entry) => ({ ...entry, ...value[entry.key] }));
  }, entries);
  return { entries: [...translated], problems };
}
