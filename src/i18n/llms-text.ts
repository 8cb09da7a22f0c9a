import { siteTexts } from "./dictionaries";

/** Texts of llms.txt. Only the build reads them. */
export const text = siteTexts("llms");
