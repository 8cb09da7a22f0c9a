import { contentTexts } from "./dictionaries";

/** Texts in the language of the API description, the default locale's. Only the build reads them. */
export const text = contentTexts("text");
