import { inAnyCase } from "../../config/addresses/any-case";
import type { Redirect } from "../navigation/folder-redirects";
import { lineInFile } from "../../problems/line-of-key";
import type { Problem } from "../../problems/problem";
import type { ContentDocument } from "./content";

type Source = Pick<ContentDocument, "slug" | "file" | "contentFilePath" | "frontMatter">;

interface Holder {
  /** As written. */
  address: string;
  file: string;
}

function reason(from: string, slug: string, { address, file }: Holder): string {
  if (from === slug) return "It is the page's own address: it would lead to itself for ever.";
  if (from === address) return `${file} has it. An address leads to one page.`;
  return `${file} has ${address}, which differs in capital letters alone: on macOS, on Windows and in the browser's router both are one address.`;
}

function taken(from: string, source: Source, by: Holder): Problem {
  const { slug, file, contentFilePath, frontMatter } = source;
  const others = frontMatter.redirectFrom.filter((address) => address !== from);
  const line = lineInFile(contentFilePath, "redirect_from") ?? 1;
  return {
    level: "error",
    code: "redirect-from-taken",
    what: `The old address ${from} of ${slug} is in use`,
    where: { file, line },
    seen: `redirect_from: [${from}]`,
    cause: reason(from, slug, by),
    fix: others.length
      ? `redirect_from: [${others.join(", ")}]`
      : `Remove the line: redirect_from: [${from}]`,
  };
}

/**
 * Redirects from `redirect_from`. An address that a page has, or that two pages name, is an error, regardless of case.
 * `routes` maps the route of every page to its file.
 */
export function pageRedirects(
  documents: readonly Source[],
  routes: ReadonlyMap<string, string>,
): { redirects: Redirect[]; problems: Problem[] } {
  const holders = new Map<string, Holder>();
  for (const [address, file] of routes) holders.set(inAnyCase(address), { address, file });
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const document of documents.filter(({ slug }) => routes.has(slug)))
    for (const from of document.frontMatter.redirectFrom) {
      const by = holders.get(inAnyCase(from));
      // Two spellings of an address may lead to one page.
      const isSpelling =
        by?.file === document.file && by.address !== from && !routes.has(by.address);
      if (by && !isSpelling) {
        problems.push(taken(from, document, by));
        continue;
      }
      holders.set(inAnyCase(from), { address: from, file: document.file });
      redirects.push({ from, to: document.slug });
    }
  return { redirects, problems };
}
