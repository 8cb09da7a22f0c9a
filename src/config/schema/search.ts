import { z } from "zod";
import { webLink } from "../addresses/link-schema";

/** `kind:tutorial` */
const facet = z.string().regex(/^-?[\w.]+:.+/, 'must be "attribute:value", as in "kind:tutorial"');

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

/** ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, and ALGOLIA_INDEX_NAME set the first three keys. */
export const algoliaSchema = z.strictObject({
  /** Part of the names of Algolia's hosts, which are in the content security policy. */
  appId: z.string().regex(/^[A-Za-z0-9]+$/, "must be an id of letters and digits: 0A1B2C3D4E"),
  /** The search-only key, which is public. */
  searchKey: z.string().regex(/^[\w+/=-]+$/, "must be a key of letters and digits"),
  indexName: z
    .string()
    .regex(/^[^\p{C}]+$/u, "must be a name without line ends and other invisible characters"),
  /** Hosts to use instead of Algolia's own, such as a proxy, in order. */
  hosts: z.array(webLink).min(1).optional(),
  /** Counts clicked results, with a script from Algolia's host. */
  clickAnalytics: z.boolean().default(false),
});

export const searchSchema = z.strictObject({
  /** Replaces the filters for the page's language and version: AND of OR lists. */
  filters: z.array(z.union([facet, z.array(facet).min(1)])).optional(),
  /** Regular expression for addresses of results on other sites. */
  externalUrlPattern: z
    .string()
    .refine(compiles, 'must be a regular expression: "^https://www\\\\.example\\\\.com/"')
    .optional(),
  /** Popular queries, offered if a query has no results and they have some. */
  suggestions: z.array(z.string().min(1).max(64)).max(10).default([]),
  algolia: algoliaSchema.optional(),
});

export type SearchConfig = z.output<typeof searchSchema>;
