import { z } from "zod";
import { text } from "../mdx/front-matter/schema-parts";
import { parseYaml, type ParsedYaml } from "../../problems/yaml-file";
import { glossaryProblems } from "./glossary-problems";

export const termKinds = ["menu", "field", "concept", "document"] as const;

export type TermKind = (typeof termKinds)[number];

/** A name of the product and its meaning. */
export interface GlossaryTerm {
  /** Anchor on the glossary page, and `id` of `<Term>`. */
  key: string;
  term: string;
  kind: TermKind;
  definition: string;
}

const schema = z.record(
  z.string(),
  z.strictObject({ term: text, kind: z.enum(termKinds), definition: text }),
);

const exampleOf = (key: string) =>
  `${key}:\n  term: ${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll("-", " ")}\n  kind: field\n  definition: What it is, in a sentence that somebody can use.`;

const examples = {
  "": exampleOf("ship-from"),
  term: "term: Ship from",
  kind: "kind: field",
  definition: "definition: The location that the goods of an order leave from.",
};

export function parseGlossary(file: string, yaml: string): ParsedYaml<GlossaryTerm[]> {
  const format = { schema, examples, exampleOf, subject: "glossary", code: "glossary" };
  const { value, problems } = parseYaml({ file, text: yaml, ...format });
  if (!value) return { problems };
  const terms = Object.entries(value).map(([key, term]) => ({ key, ...term }));
  return { value: terms, problems: glossaryProblems(terms, file, yaml) };
}
