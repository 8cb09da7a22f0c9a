import GithubSlugger from "github-slugger";
import { z } from "zod";
import { route, text } from "./schema-parts";
import { parseYaml, type ParsedYaml } from "./yaml-file";

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
      permalink: route.optional(),
    })
    .nullable(),
);

const exampleOf = (key: string) => `${key}:\n  label: ${key}`;

const examples = {
  "": exampleOf("hello"),
  label: "label: Localisation",
  description: "description: Notes on languages and currencies.",
  permalink: "permalink: /blog/tags/localisation",
};

/** A tag that no YAML file describes: its key is its label. */
export function undescribedTag(key: string, scope: TagScope): Tag {
  return { key, scope, label: key, permalink: `/${scope}/tags/${new GithubSlugger().slug(key)}` };
}

/** Reads a `tags.yml`: one entry a key. */
export function parseTags(file: string, yaml: string, scope: TagScope): ParsedYaml<Tag[]> {
  const subject = { subject: "tags file", code: "tags" };
  const { value = {}, problems } = parseYaml({
    file,
    text: yaml,
    schema,
    examples,
    exampleOf,
    ...subject,
  });
  const tags = Object.entries(value).map(([key, tag]) => ({
    ...undescribedTag(key, scope),
    ...tag,
  }));
  return { value: tags, problems };
}
