import { z } from "zod";
import type { ContentLocales } from "../../config/content-locales";
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

/** The translations of a file, whose possible names are given, from the farthest locale to the closest. */
export function readTranslations<Schema extends z.ZodType>(
  { contentDir, locales, nameOf }: TranslationSource,
  names: readonly string[],
  { subject, ...rest }: { schema: Schema; examples: Record<string, string>; subject: string },
) {
  const about = { ...rest, subject: `translated ${subject}`, code: "translation" };
  return locales.chain.toReversed().flatMap((locale) => {
    const translated = names.map((name) => translationPath(locale, name));
    const source = readFirst(contentDir, translated);
    if (!source) return [];
    const [file, { text }] = [nameOf(source.name), source];
    return { file, text, ...parseYaml({ file, text, ...about }) };
  });
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
  source: TranslationSource,
): { entries: Entry[]; problems: Problem[] } {
  const schema = z.record(
    z.string(),
    z.strictObject(Object.fromEntries(fields.map((field) => [field, text.optional()]))).nullable(),
  );
  const examples = Object.fromEntries(fields.map((field) => [field, `${field}: …`]));
  const known = entries.map(({ key }) => key);
  const read = readTranslations(source, names, { schema, examples, subject });
  return {
    entries: entries.map((entry) =>
      read.reduce((before, { value }) => ({ ...before, ...value?.[entry.key] }), entry),
    ),
    problems: read.flatMap(({ file, text: yaml, value = {}, problems }) => [
      ...problems,
      ...Object.keys(value)
        .filter((key) => !known.includes(key))
        .map((key) => unknownEntry(key, file, lineOfKey(yaml, key), known)),
    ]),
  };
}
