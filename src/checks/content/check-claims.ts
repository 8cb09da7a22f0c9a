import type { Content, ContentDocument } from "../../content/mdx/content";
import { checkOperations } from "../../content/mdx/problems/check-operations";
import type { LoadedDescription } from "../../openapi/load-description";
import type { Problem } from "../../problems/problem";
import { checkBoldNames } from "../prose/check-bold-names";
import { checkReferences } from "../references/check-references";
import { checkSnippets } from "../snippets/check-snippets";
import type { SnippetTools } from "../snippets/check-bodies";
import { contractOf } from "../snippets/contract";
import { schemaChecker } from "../snippets/schema-checker";

/** Calls in docs must be marked; blog posts may be about other systems, or about the past. */
const saysWhatItIs = ({ kind }: ContentDocument) => kind === "doc";

/** In tutorials, bold words are names of menus and fields. */
const namesTheProduct = ({ kind, docId }: ContentDocument) =>
  kind === "doc" && docId.startsWith("tutorial/");

/** The API description of a version; undefined stands for today's docs. */
export type Descriptions = (docsVersion?: string) => LoadedDescription | undefined;

const prepared = new WeakMap<LoadedDescription, SnippetTools>();

/** Memoized: during `develop`, pages change more often than the description. */
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
 * Checks what pages say about the API, and names of the glossary. Bold names are checked in originals only, because
 * languages of translated pages and glossary may differ.
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

/** Checks the pages of each version against its description. */
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
