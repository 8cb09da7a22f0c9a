import { contentTexts } from "./dictionaries";

/** What changed in the API, in words. Only the build reads them. */
export const text = contentTexts("changes");
