import { createHash } from "node:crypto";
import { openCache } from "../output/cache/result-cache";
import { checkVersionClaims } from "../checks/content/check-claims";
import type { ContentDocument } from "../content/mdx/content";
import { loadedDescription } from "../openapi/current-descriptions";
import type { Problem } from "../problems/problem";
import { contentLibrary } from "./content-library";
import { brokenLinks } from "../config/source-folders";

/** Checks what pages say about the API. A correct page is skipped until it, the description, or the glossary changes. */
export async function checkPageClaims(): Promise<Problem[]> {
  const content = await contentLibrary();
  const right = openCache<true>("right-pages");
  const digests = new Map<string | undefined, string>();
  const digestOf = (version: string | undefined) => {
    const known = digests.get(version);
    if (known) return known;
    const document = JSON.stringify(loadedDescription(version)?.document ?? null);
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
  const problems = checkVersionClaims({ ...content, documents }, loadedDescription, brokenLinks);
  const wrong = new Set(problems.map(({ where }) => where?.file));
  for (const document of documents)
    if (!wrong.has(document.file) && !wrong.has(undefined)) right.set(inputsOf(document), true);
  right.save();
  return problems;
}
