import { siteTexts } from "./dictionaries";

/** Texts of the page of API changes, other than the changes. */
export const text = siteTexts("changelog");
