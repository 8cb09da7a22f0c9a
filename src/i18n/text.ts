import { siteTexts } from "./dictionaries";

/**
 * The texts of the build's locale, for code in Node: src/toolchain/choose-texts.ts sets it. In pages,
 * src/toolchain/compile-texts.ts replaces this module, and the parts next to it, with the dictionary itself.
 */
export const text = siteTexts("text");
