import { stringify } from "yaml";
import type { z } from "zod";
import { problemsFromZod } from "../../../problems/from-zod";
import type { Problem } from "../../../problems/problem";
import { parseYamlSource } from "../../../problems/yaml-source";
import type { DocumentKind } from "./document-kind";
import { foreignKey } from "../problems/foreign-keys";
import { frontMatterBlock } from "./front-matter-block";
import { plainTextProblems } from "../problems/plain-text-problems";
import { withoutRepeated } from "../problems/repeated-entries";
import {
  anySchema,
  blogSchema,
  frontMatterExamples,
  pageSchema,
  translationSchema,
} from "./front-matter-schema";

/** Which schema applies: translations have fewer keys than originals. */
export type SourceKind = DocumentKind | "translation";

type CamelCase<Key> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;

type CamelKeys<Keys> = { [Key in keyof Keys as CamelCase<Key & string>]: Keys[Key] };

/** The keys of the schema in camel case. `date` (yyyy-mm-dd) and `authors` are written in posts only. */
export type FrontMatter = CamelKeys<z.output<typeof anySchema>>;

interface ParsedFrontMatter {
  /** Undefined if there are problems. */
  frontMatter?: FrontMatter;
  /** Index in the text where the body begins. */
  bodyOffset: number;
  problems: Problem[];
}

const camelCase = (key: string) => key.replace(/_./g, ([, letter = ""]) => letter.toUpperCase());

const camelKeys = <Keys extends object>(keys: Keys) =>
  Object.fromEntries(
    Object.entries(keys).map(([key, value]) => [camelCase(key), value as unknown]),
  ) as CamelKeys<Keys>;

const schemas = {
  doc: pageSchema,
  page: pageSchema,
  blog: blogSchema,
  translation: translationSchema,
};
const defaults = anySchema.parse({ title: "-" });

/** What the file's name and its first heading say of what is missing. */
function examplesFrom(file: string, body: string): Record<string, string> {
  const [, title] = /^\s*# +(.+?)(?: *\{.*\})?[ \t]*(?:\r?\n|$)/.exec(body) ?? [];
  const [, date] = /(?:^|\/)(\d{4}-\d{2}-\d{2})\b[^/]*(?:\/index)?\.mdx?$/.exec(file) ?? [];
  return {
    ...frontMatterExamples,
    ...(title !== undefined && { title: stringify({ title }).trimEnd() }),
    ...(date !== undefined && { date: `date: ${date}` }),
  };
}

/** Reads and validates the front matter of a file. */
export function parseFrontMatter(file: string, text: string, kind: SourceKind): ParsedFrontMatter {
  const block = frontMatterBlock(file, text);
  if ("level" in block) return { bodyOffset: 0, problems: [block] };
  const { yaml, bodyOffset } = block;
  const source = parseYamlSource({ file, text: yaml, lineOffset: 1, subject: "front matter" });
  if (source.problems.length) return { bodyOffset, problems: source.problems };
  const schema = schemas[kind];
  const result = schema.safeParse(source.value ?? {});
  if (result.success) {
    const { values, problems } = withoutRepeated(result.data, source);
    problems.push(...plainTextProblems(values, source));
    return { frontMatter: camelKeys({ ...defaults, ...values }), bodyOffset, problems };
  }
  const examples = examplesFrom(file, text.slice(bodyOffset));
  const known = new Set(Object.keys(schema.shape));
  const instead = (key: string, value: unknown) => {
    const other = foreignKey(key, value);
    const names = other?.known?.split('" and "') ?? [];
    return names.every((name) => known.has(name)) ? other : undefined;
  };
  const subject = { subject: "front matter", code: "front-matter", examples, instead };
  return { bodyOffset, problems: problemsFromZod(result.error, source, schema, subject) };
}

/** The front matter of a translation: its own words, and everything else from its original. */
export function translatedFrontMatter(original: FrontMatter, own: FrontMatter): FrontMatter {
  const words = Object.keys(translationSchema.shape).map(camelCase) as (keyof FrontMatter)[];
  return {
    ...original,
    ...Object.fromEntries(words.map((key) => [key, own[key]])),
    keywords: own.keywords.length ? own.keywords : original.keywords,
    image: own.image ?? original.image,
  };
}
