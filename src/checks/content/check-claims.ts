import type { Content, ContentDocument } from "../../content/mdx/content";
import { checkOperations } from "../../content/mdx/check-operations";
import type { LoadedDescription } from "../../openapi/load-description";
import type { Problem } from "../../problems/problem";
import { checkBoldNames } from "../prose/check-bold-names";
import { checkReferences } from "../references/check-references";
import { checkSnippets } from "../snippets/check-snippets";
import type { SnippetTools } from "../snippets/check-bodies";
import { contractOf } from "../snippets/contract";
import { schemaChecker } from "../snippets/schema-checker";

/** Blog posts tell of other days and other systems; in docs every call of the API says what it is. */
const saysWhatItIs = ({ kind }: ContentDocument) => kind === "doc";

/** Tutorials name menus and fields in bold; elsewhere bold may mean something else. */
const namesTheProduct = ({ kind, docId }: ContentDocument) =>
  kind === "doc" && docId.startsWith("tutorial/");

/** The descriptions of a site by the version of the docs that they belong to; undefined stands for today's. */
export type Descriptions = (docsVersion?: string) => LoadedDescription | undefined;

const prepared = new WeakMap<LoadedDescription, SnippetTools>();

/** Contract and compiled schemas; in develop pages change often and the description seldom. */
function preparedFor(description: LoadedDescription): SnippetTools {
  const known = prepared.get(description);
  if (known) return known;
  const contract = contractOf(description);
  const tools = { contract, check: schemaChecker(contract) };
  prepared.set(description, tools);
  return tools;
}

type Claiming = Pick<Content, "documents" | "glossary" | "isTranslated">;

/**
 * What pages say about the API and with the words of the glossary, held against both. Pure: the build runs it too. Bold names are
 * left to the originals: elsewhere pages and glossary may be of different languages.
 */
export function checkClaims(
  { documents, glossary, isTranslated = false }: Claiming,
  description: LoadedDescription | undefined,
  level: Problem["level"],
): Problem[] {
  const { contract, check } = (description && preparedFor(description)) ?? {};
  const slugs = new Set(contract?.operations.keys());
  const pages = documents.map((document) => ({
    ...document,
    marksRequired: saysWhatItIs(document),
  }));
  return [
    ...(contract ? checkOperations(documents, slugs, level) : []),
    ...checkReferences(documents, { contract, glossary, level }),
    ...(contract && check ? checkSnippets(pages, { contract, check }) : []),
    ...(glossary.length && !isTranslated
      ? checkBoldNames(documents.filter(namesTheProduct), glossary)
      : []),
  ];
}

/** What the pages of each version say, held against the description of their version. */
export function checkVersionClaims(
  content: Claiming,
  descriptionOf: Descriptions,
  level: Problem["level"],
): Problem[] {
  const versions = new Set(content.documents.map(({ docsVersion }) => docsVersion));
  return [...versions].flatMap((version) => {
    const documents = content.documents.filter(({ docsVersion }) => docsVersion === version);
    return checkClaims({ ...content, documents }, descriptionOf(version), level);
  });
}
