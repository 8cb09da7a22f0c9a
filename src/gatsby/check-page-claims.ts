import { checkVersionClaims } from "../content-check/check-claims";
import { keptDescription } from "../openapi/kept-description";
import type { Problem } from "../problems/problem";
import { contentLibrary } from "./content-library";
import { brokenLinks } from "./source-folders";

/** What pages say about the API (references, calls, bodies) must be so in the description of their version. */
export async function checkPageClaims(): Promise<Problem[]> {
  return checkVersionClaims(await contentLibrary(), keptDescription, brokenLinks);
}
