import { siteTexts } from "./dictionaries";

/** Texts that the build writes into HTML. Only the build reads them. */
export const text = siteTexts("markup");
