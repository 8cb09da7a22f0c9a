import { textsOf } from "./dictionaries";

/**
 * The texts of the locale that is being built, for code that runs in Node; src/gatsby/choose-texts.ts says which. In
 * pages the dictionary itself stands in the place of this module: src/gatsby/compile-texts.ts.
 */
export const text = textsOf((process.env.SITE_TEXTS ?? "").split(" "));
