import { resolveAliases } from "./author-aliases";
import { authorsSchema, type AuthorEntry } from "./author-schema";
import { below } from "./below";
import { socialLinks, type Social } from "./socials";
import { parseYaml, type ParsedYaml } from "../../../problems/yaml-file";

/** An author of blog posts. */
export interface Author {
  key: string;
  name: string;
  title?: string;
  description?: string;
  url?: string;
  image?: string;
  socials: Social[];
  /** Route of the page with all posts; undefined if `page` is false. */
  permalink?: string;
}

interface AuthorsFile {
  authors: Author[];
  /** Former key -> current key. */
  aliases: ReadonlyMap<string, string>;
}

/** YAML that describes an author. */
export const authorExample = (key: string) => `${key}:\n  name: First and last name`;

const examples = {
  "": authorExample("maren"),
  name: "name: Maren Holt",
  title: "title: API product lead",
  url: "url: https://example.com/maren",
  image: "image: /img/maren.png",
  page: "page:\n  permalink: /all-maren-holt-articles",
  permalink: "permalink: /all-maren-holt-articles",
  socials: "socials:\n  github: maren",
  alias_of: "alias_of: maren",
};

/** Docusaurus' key. */
const instead = (key: string, value: unknown) =>
  key === "image_url" ? { known: "image", fix: `image: ${String(value)}` } : undefined;

function authorOf(key: string, entry: AuthorEntry): Author {
  const { page, socials, name = key, title, description, url, image } = entry;
  const permalink = typeof page === "object" ? page.permalink : key;
  return {
    ...{ key, name, title, description, url, image },
    socials: socialLinks(socials),
    ...(page !== false && { permalink: below("/blog/authors", permalink) }),
  };
}

/** Reads `authors.yml`. */
export function parseAuthors(file: string, yaml: string): ParsedYaml<AuthorsFile> {
  const about = { examples, exampleOf: authorExample, subject: "authors file", code: "authors" };
  const { value, problems } = parseYaml({
    file,
    text: yaml,
    schema: authorsSchema,
    instead,
    ...about,
  });
  if (!value) return { problems };
  const { aliases, problems: wrong } = resolveAliases(value, file, yaml);
  const authors = Object.entries(value)
    .filter(([, { alias_of }]) => alias_of === undefined)
    .map(([key, entry]) => authorOf(key, entry));
  return { value: { authors, aliases }, problems: wrong };
}
