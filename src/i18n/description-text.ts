import { siteTexts } from "./dictionaries";

/** Texts for limits, conditions, and credentials of the API description. Only the build reads them. */
export const text = siteTexts("description");
