import { contentTexts } from "./dictionaries";

/** Texts for limits, conditions, and credentials of the API description. Only the build reads them. */
export const text = contentTexts("description");
