import { siteTexts } from "./dictionaries";

/** Texts of the Markdown versions of operations. Only the build reads them. */
export const text = siteTexts("markdown-versions");
