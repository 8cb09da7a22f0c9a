import { siteTexts } from "./dictionaries";

/** Texts for types, in articles of operations and in fields of the console. */
export const text = siteTexts("schema");
