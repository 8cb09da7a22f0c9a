import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { resolveAliases } from "./author-aliases";
import { authorsSchema, type AuthorEntry } from "./author-schema";
import { below } from "./below";
import { socialLinks, type Social } from "./socials";
import { parseYaml, type ParsedYaml } from "../../problems/yaml-file";

/** Somebody who writes blog posts. */
export interface Author {
  key: string;
  name: string;
  title?: string;
  description?: string;
  url?: string;
  image?: string;
  socials: Social[];
  /** Route of the page with all posts; none where `page` is false. */
  permalink?: string;
}

/** What `authors.yml` says. */
export interface AuthorsFile {
  authors: Author[];
  /** Keys that stand for another author. */
  aliases: ReadonlyMap<string, string>;
}

const exampleOf = (key: string) => `${key}:\n  name: First and last name`;

const examples = {
  "": exampleOf("maren"),
  name: "name: Maren Holt",
  title: "title: API product lead",
  url: "url: https://example.com/maren",
  image: "image: /img/maren.png",
  page: "page:\n  permalink: /all-maren-holt-articles",
  permalink: "permalink: /all-maren-holt-articles",
  socials: "socials:\n  github: maren",
  alias_of: "alias_of: maren",
};

const base = "/blog/authors";

function authorOf(key: string, { page, socials, name = key, ...rest }: AuthorEntry): Author {
  const permalink = typeof page === "object" ? page.permalink : key;
  return {
    key,
    name,
    title: rest.title,
    description: rest.description,
    url: rest.url,
    image: rest.image,
    socials: socialLinks(socials),
    ...(page !== false && { permalink: below(base, permalink) }),
  };
}

/** Reads `authors.yml`: one entry a key. */
export function parseAuthors(file: string, yaml: string): ParsedYaml<AuthorsFile> {
  const subject = { subject: "authors file", code: "authors" };
  const { value, problems } = parseYaml({
    file,
    text: yaml,
    schema: authorsSchema,
    examples,
    exampleOf,
    ...subject,
  });
  if (!value) return { problems };
  const { aliases, problems: wrong } = resolveAliases(value, file, yaml);
  const authors = Object.entries(value)
    .filter(([, { alias_of }]) => alias_of === undefined)
    .map(([key, entry]) => authorOf(key, entry));
  return { value: { authors, aliases }, problems: wrong };
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
