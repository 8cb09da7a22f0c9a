import { siteTexts } from "./dictionaries";

/** Words of llms.txt. Only the build reads them. */
export const text = siteTexts("llms");
