import type { SearchSettings } from "./search/client/search-context";

declare global {
  /** Configured search and language, inserted by on-create-webpack-config.ts; null if the configuration is wrong. */
  const SITE_SEARCH: SearchSettings | null;
}
