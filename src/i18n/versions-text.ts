import { siteTexts } from "./dictionaries";

/** Texts of the banner of versions; only sites with several versions bundle them. */
export const text = siteTexts("versions");
