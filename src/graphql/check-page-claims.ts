import { createHash } from "node:crypto";
import { keptResults } from "../output/cache/kept-results";
import { checkVersionClaims } from "../checks/content/check-claims";
import type { ContentDocument } from "../content/mdx/content";
import { keptDescription } from "../openapi/kept-description";
import type { Problem } from "../problems/problem";
import { contentLibrary } from "./content-library";
import { brokenLinks } from "../config/source-folders";

/**
 * What pages say about the API (references, calls, bodies) must be so in the description of their version. A page that
 * was found right is checked again only when it, the description or the glossary has changed.
 */
export async function checkPageClaims(): Promise<Problem[]> {
  const content = await contentLibrary();
  const right = keptResults<true>("right-pages");
  const digests = new Map<string | undefined, string>();
  const digestOf = (version: string | undefined) => {
    const known = digests.get(version);
    if (known) return known;
    const document = JSON.stringify(keptDescription(version)?.document ?? null);
    const digest = createHash("sha256").update(document).digest("hex");
    digests.set(version, digest);
    return digest;
  };
  const others = JSON.stringify([content.glossary, content.isTranslated ?? false, brokenLinks]);
  const inputsOf = (document: ContentDocument) => [
    JSON.stringify(document),
    digestOf(document.docsVersion),
    others,
  ];
  const documents = content.documents.filter((document) => !right.get(inputsOf(document)));
  const problems = checkVersionClaims({ ...content, documents }, keptDescription, brokenLinks);
  const wrong = new Set(problems.map(({ where }) => where?.file));
  for (const document of documents)
    if (!wrong.has(document.file) && !wrong.has(undefined)) right.set(inputsOf(document), true);
  right.save();
  return problems;
}
