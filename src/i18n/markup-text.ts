import { siteTexts } from "./dictionaries";

/** Words that the build writes into the HTML of pages. Only the build reads them. */
export const text = siteTexts("markup");
