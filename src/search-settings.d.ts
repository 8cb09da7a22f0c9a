import type { SearchSettings } from "./search/client/search-context";

declare global {
  /** The configuration's search and language, put here by on-create-webpack-config.ts; null when it is wrong. */
  const SITE_SEARCH: SearchSettings | null;
}
