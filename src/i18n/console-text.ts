import { siteTexts } from "./dictionaries";

/** Texts of the console of operations. */
export const text = siteTexts("console");
