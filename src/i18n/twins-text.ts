import { contentTexts } from "./dictionaries";

/** Words of the Markdown of operations. Only the build reads them. */
export const text = contentTexts("twins");
