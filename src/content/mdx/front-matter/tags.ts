import { slug } from "github-slugger";
import { z } from "zod";
import { permalinkSchema } from "../../../config/addresses/address-schema";
import { below } from "./below";
import { text } from "./schema-parts";
import { parseYaml, type ParsedYaml } from "../../../problems/yaml-file";

/** Blog and docs have separate tags. */
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

/** YAML that describes a tag. */
export const tagExample = (key: string) => `${key}:\n  label: ${key}`;

const examples = {
  "": tagExample("hello"),
  label: "label: Localisation",
  description: "description: Notes on languages and currencies.",
  permalink: "permalink: /localisation",
};

const permalinkOf = (scope: TagScope, name: string) => below(`/${scope}/tags`, name);

/** A tag that no YAML file describes: its key is its label. */
export function undescribedTag(key: string, scope: TagScope): Tag {
  return { key, scope, label: key, permalink: permalinkOf(scope, slug(key)) };
}

/** Reads a `tags.yml`. */
export function parseTags(file: string, yaml: string, scope: TagScope): ParsedYaml<Tag[]> {
  const about = { examples, exampleOf: tagExample, subject: "tags file", code: "tags" };
  const { value, problems } = parseYaml({ file, text: yaml, schema, ...about });
  if (!value) return { problems };
  const tags = Object.entries(value).map(([key, tag]) => ({
    ...undescribedTag(key, scope),
    ...tag,
    ...(tag?.permalink && { permalink: permalinkOf(scope, tag.permalink) }),
  }));
  return { value: tags, problems };
}
