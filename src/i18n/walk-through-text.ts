import { siteTexts } from "./dictionaries";

/** Texts of the walk-throughs of tutorials. */
export const text = siteTexts("walk-through");
