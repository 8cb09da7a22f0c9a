import type { Redirect } from "../navigation/folder-redirects";
import type { Problem } from "../problems/problem";
import type { ContentDocument } from "./content";

type Source = Pick<ContentDocument, "slug" | "file" | "frontMatter">;

function taken(from: string, { slug, file }: Source, by: string): Problem {
  return {
    level: "error",
    code: "redirect-from-taken",
    what: `The old address ${from} of ${slug} is in use`,
    where: { file, line: 1 },
    seen: `redirect_from: [${from}]`,
    cause: `${by} has it. An address leads to one page.`,
    fix: `redirect_from: [${from}-before]`,
  };
}

/**
 * The old addresses that pages name in `redirect_from`, each leading to its page. One that is a page's own address,
 * or that two pages name, is an error. `routes` has every page with the file that it comes from.
 */
export function pageRedirects(
  documents: readonly Source[],
  routes: ReadonlyMap<string, string>,
): { redirects: Redirect[]; problems: Problem[] } {
  const owner = new Map<string, string>();
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const document of documents.filter(({ slug }) => routes.has(slug)))
    for (const from of document.frontMatter.redirectFrom) {
      const by = routes.get(from) ?? owner.get(from);
      if (by !== undefined) {
        problems.push(taken(from, document, by));
        continue;
      }
      owner.set(from, document.file);
      redirects.push({ from, to: document.slug });
    }
  return { redirects, problems };
}
