import type { GlossaryTerm } from "../glossary/parse-glossary";
import type { Author } from "../mdx/front-matter/authors";
import type { Tag, TagScope } from "../mdx/front-matter/tags";
import type { Problem } from "../../problems/problem";
import { translateEntries, type TranslationSource } from "./translate-entries";

interface Lists {
  authors: readonly Author[];
  tags: readonly Tag[];
  glossary: readonly GlossaryTerm[];
}

const files = (name: string) => [`${name}.yml`, `${name}.yaml`];

/** Translates authors, tags, and terms. */
export function translateLists(
  source: TranslationSource,
  { authors, tags, glossary }: Lists,
): { authors: Author[]; tags: Tag[]; glossary: GlossaryTerm[]; problems: Problem[] } {
  const tagsOf = (scope: TagScope) =>
    translateEntries(
      tags.filter((tag) => tag.scope === scope),
      { names: files(`${scope}/tags`), fields: ["label", "description"], subject: "tags file" },
      source,
    );
  const [blogTags, docsTags] = [tagsOf("blog"), tagsOf("docs")];
  const people = translateEntries(
    authors,
    {
      names: files("blog/authors"),
      fields: ["name", "title", "description"],
      subject: "authors file",
    },
    source,
  );
  const terms = translateEntries(
    glossary,
    { names: files("glossary"), fields: ["term", "definition"], subject: "glossary" },
    source,
  );
  return {
    authors: people.entries,
    tags: [...blogTags.entries, ...docsTags.entries],
    glossary: terms.entries,
    problems: [blogTags, docsTags, people, terms].flatMap(({ problems }) => problems),
  };
}
