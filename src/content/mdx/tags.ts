import GithubSlugger from "github-slugger";
import { z } from "zod";
import { permalinkSchema } from "../../config/addresses/address-schema";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { below } from "./below";
import { text } from "./schema-parts";
import { parseYaml, type ParsedYaml } from "../../problems/yaml-file";

/** The two places that have tags of their own. */
export type TagScope = "blog" | "docs";

export interface Tag {
  key: string;
  scope: TagScope;
  label: string;
  description?: string;
  permalink: string;
}

const schema = z.record(
  z.string(),
  z
    .strictObject({
      label: text.optional(),
      description: text.optional(),
      permalink: permalinkSchema.optional(),
    })
    .nullable(),
);

const exampleOf = (key: string) => `${key}:\n  label: ${key}`;

const examples = {
  "": exampleOf("hello"),
  label: "label: Localisation",
  description: "description: Notes on languages and currencies.",
  permalink: "permalink: /localisation",
};

/** Route of a tag's page: below the tags of its place. */
export function tagsRoute(scope: TagScope): string {
  return `/${scope}/tags`;
}

/** A tag that no YAML file describes: its key is its label. */
export function undescribedTag(key: string, scope: TagScope): Tag {
  return {
    key,
    scope,
    label: key,
    permalink: below(tagsRoute(scope), new GithubSlugger().slug(key)),
  };
}

/** Reads a `tags.yml`: one entry a key. */
export function parseTags(file: string, yaml: string, scope: TagScope): ParsedYaml<Tag[]> {
  const subject = { subject: "tags file", code: "tags" };
  const { value, problems } = parseYaml({
    file,
    text: yaml,
    schema,
    examples,
    exampleOf,
    ...subject,
  });
  if (!value) return { problems };
  const tags = Object.entries(value).map(([key, tag]) => ({
    ...undescribedTag(key, scope),
    ...tag,
    ...(tag?.permalink && { permalink: below(tagsRoute(scope), tag.permalink) }),
  }));
  return { value: tags, problems };
}

interface Use {
  key: string;
  /** The page. */
  file: string;
  line?: number;
  /** Where tags are described. */
  tagsFile: string;
}

/** A tag that the YAML file does not have. */
export function unknownTag({ key, file, line, tagsFile }: Use, known: string[]): Problem {
  const near = didYouMean(key, known);
  return {
    level: "error",
    code: "tag-unknown",
    what: `Unknown tag: ${key}`,
    where: { file, line },
    seen: key,
    cause: near
      ? `"${key}" is misspelt; the nearest tag in ${tagsFile} is "${near}".`
      : `There is no tag "${key}" in ${tagsFile}.`,
    fix: near ? `tags: [${near}]` : exampleOf(key),
  };
}
