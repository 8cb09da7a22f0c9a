import { z } from "zod";
import { webLink } from "../addresses/link-schema";

/** One condition on a record: `kind:tutorial`. */
const facet = z.string().regex(/^-?[\w.]+:.+/, 'must be "attribute:value", as in "kind:tutorial"');

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

/** Where records are kept at Algolia; ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME set the first three. */
export const algoliaSchema = z.strictObject({
  /** A part of the names of Algolia's hosts, which are in the policy of every page. */
  appId: z.string().regex(/^[A-Za-z0-9]+$/, "must be an id of letters and digits: 0A1B2C3D4E"),
  /** The search-only key: it is in the page for everyone to read. */
  searchKey: z.string().regex(/^[\w+/=-]+$/, "must be a key of letters and digits"),
  indexName: z
    .string()
    .regex(/^[^\p{C}]+$/u, "must be a name without line ends and other invisible characters"),
  /** Other hosts than Algolia's own, such as a proxy, first to last. */
  hosts: z.array(webLink).min(1).optional(),
  /** Counts which results are clicked. Loads Algolia's script for it from a host of theirs. */
  clickAnalytics: z.boolean().default(false),
});

export const searchSchema = z.strictObject({
  /** Which records are searched, instead of those of the page's language and version: AND of OR lists. */
  filters: z.array(z.union([facet, z.array(facet).min(1)])).optional(),
  /** Regular expression of the addresses of results that are not of this site. */
  externalUrlPattern: z
    .string()
    .refine(compiles, 'must be a regular expression: "^https://www\\\\.example\\\\.com/"')
    .optional(),
  /** What people look for in general: offered, where it leads to hits, when a query and all near it found nothing. */
  suggestions: z.array(z.string().min(1).max(64)).max(10).default([]),
  algolia: algoliaSchema.optional(),
});

export type SearchConfig = z.output<typeof searchSchema>;
