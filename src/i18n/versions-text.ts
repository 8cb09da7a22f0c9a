import { siteTexts } from "./dictionaries";

/** Texts of the version switch and its banner; only sites with several versions bundle them. */
export const text = siteTexts("versions");
