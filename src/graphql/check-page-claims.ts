import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { openCache } from "../output/cache/result-cache";
import { checkVersionClaims } from "../checks/content/check-claims";
import type { ContentDocument } from "../content/mdx/content";
import { loadedDescription } from "../openapi/current-descriptions";
import type { Problem } from "../problems/problem";
import { contentLibrary } from "./content-library";
import { brokenLinks } from "../config/source-folders";

/** Milliseconds between two pages in which a save is noticed: that takes several turns of the event loop. */
const roomForSaves = 15;

/**
 * Checks what pages say about the API. A correct page is skipped until it, the description, or the glossary changes. With
 * `isDropped`, saves are noticed between two pages; undefined if one of them dropped the check.
 */
export async function checkPageClaims(isDropped?: () => boolean): Promise<Problem[] | undefined> {
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
  const problems: Problem[] = [];
  for (const document of content.documents) {
    const inputs = inputsOf(document);
    if (right.get(inputs)) continue;
    if (isDropped) {
      await delay(roomForSaves);
      if (isDropped()) return undefined;
    }
    const claims = { ...content, documents: [document] };
    const found = checkVersionClaims(claims, loadedDescription, brokenLinks);
    problems.push(...found);
    if (!found.length) right.set(inputs, true);
  }
  right.save();
  return problems;
}
