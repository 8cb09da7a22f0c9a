import { siteTexts } from "./dictionaries";

/** Texts of the calculators of tutorials. */
export const text = siteTexts("calculators");
