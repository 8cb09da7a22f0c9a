import { siteTexts } from "./dictionaries";

/** How large files are; for the pages that offer some. */
export const text = siteTexts("sizes");
