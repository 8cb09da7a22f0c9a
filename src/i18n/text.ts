import { siteTexts } from "./dictionaries";

/**
 * The texts of the locale that is being built, for code that runs in Node; src/toolchain/choose-texts.ts says which. In
 * pages the dictionary itself stands in the place of this module: src/toolchain/compile-texts.ts. The same holds for the
 * parts beside it, which pages load only where they need them.
 */
export const text = siteTexts("text");
