import { contentTexts } from "./dictionaries";

/** What the API description says without words. Only the build reads them. */
export const text = contentTexts("description");
