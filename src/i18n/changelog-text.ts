import { siteTexts } from "./dictionaries";

/** Texts of the page of the API's changes, beside what changed. */
export const text = siteTexts("changelog");
