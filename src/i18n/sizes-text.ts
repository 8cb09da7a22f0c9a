import { siteTexts } from "./dictionaries";

/** Texts for file sizes, for pages with downloads. */
export const text = siteTexts("sizes");
