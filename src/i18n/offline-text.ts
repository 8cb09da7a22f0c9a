import { siteTexts } from "./dictionaries";

/** Texts of the offline page, and of the prompt that updates the offline copy. */
export const text = siteTexts("offline");
