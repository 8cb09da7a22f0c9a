import type { DatePatterns } from "./i18n/date-patterns";

declare global {
  /** Date patterns of the build's language, inlined at each use by on-create-webpack-config.ts. */
  const SITE_DATES: DatePatterns;
}
