import { siteTexts } from "./dictionaries";

/** Texts of the console. */
export const text = siteTexts("console");
