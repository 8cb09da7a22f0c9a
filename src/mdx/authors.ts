import { z } from "zod";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";
import { route, text } from "./schema-parts";
import { parseYaml, type ParsedYaml } from "./yaml-file";

/** Somebody who writes blog posts. */
export interface Author {
  key: string;
  name: string;
  title?: string;
  description?: string;
  url?: string;
  image?: string;
  /** Route of the author's own page, where there is one. */
  permalink?: string;
}

const schema = z.record(
  z.string(),
  z.strictObject({
    name: text,
    title: text.optional(),
    description: text.optional(),
    url: text.optional(),
    image: text.optional(),
    permalink: route.optional(),
  }),
);

const exampleOf = (key: string) => `${key}:\n  name: First and last name`;

const examples = {
  "": exampleOf("maren"),
  name: "name: Maren Holt",
  title: "title: API product lead",
  url: "url: https://example.com/maren",
  image: "image: /img/maren.png",
  permalink: "permalink: /blog/authors/maren",
};

/** Reads `authors.yml`: one entry a key. */
export function parseAuthors(file: string, yaml: string): ParsedYaml<Author[]> {
  const subject = { subject: "authors file", code: "authors" };
  const { value, problems } = parseYaml({
    file,
    text: yaml,
    schema,
    examples,
    exampleOf,
    ...subject,
  });
  if (!value) return { problems };
  return { value: Object.entries(value).map(([key, author]) => ({ key, ...author })), problems };
}

interface Use {
  key: string;
  /** The post. */
  file: string;
  line?: number;
  /** Where authors are described. */
  authorsFile: string;
}

/** An author that the YAML file does not have. */
export function unknownAuthor({ key, file, line, authorsFile }: Use, known: string[]): Problem {
  const near = didYouMean(key, known);
  return {
    level: "error",
    code: "author-unknown",
    what: `Unknown author: ${key}`,
    where: { file, line },
    seen: key,
    cause: near
      ? `"${key}" is misspelt; the nearest author in ${authorsFile} is "${near}".`
      : `There is no author "${key}" in ${authorsFile}.`,
    fix: near ? `authors: [${near}]` : exampleOf(key),
  };
}
