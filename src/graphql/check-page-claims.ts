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

/** By description, which a save of a page leaves as it is. */
const digests = new WeakMap<object, string>();

function digestOf(description: object | undefined): string {
  if (!description) return "";
  const known = digests.get(description);
  if (known) return known;
  const digest = createHash("sha256").update(JSON.stringify(description)).digest("hex");
  digests.set(description, digest);
  return digest;
}

/**
 * Checks what pages say about the API. A correct page is skipped until it, the description, or the glossary changes. With
 * `isDropped`, saves are noticed between two pages; undefined if one of them dropped the check.
 */
export async function checkPageClaims(isDropped?: () => boolean): Promise<Problem[] | undefined> {
  const content = await contentLibrary();
  const right = openCache<true>("right-pages");
  const others = JSON.stringify([content.glossary, content.isTranslated ?? false, brokenLinks]);
  const inputsOf = (document: ContentDocument) => [
    JSON.stringify(document),
    digestOf(loadedDescription(document.docsVersion)?.document),
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
