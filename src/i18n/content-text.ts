import { contentTexts } from "./dictionaries";

/** The texts of the default locale, for what the build draws in the language of the API description. Not for pages. */
export const text = contentTexts("text");
