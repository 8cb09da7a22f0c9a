import { siteTexts } from "./dictionaries";

/** Descriptions of API changes. Only the build reads them. */
export const text = siteTexts("changes");
