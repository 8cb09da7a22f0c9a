import type { DatePatterns } from "./i18n/date-patterns";

declare global {
  /** How the language of the build writes dates, put here by on-create-webpack-config.ts: each where it is named. */
  const SITE_DATES: DatePatterns;
}
