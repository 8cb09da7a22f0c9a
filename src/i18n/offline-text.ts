import { siteTexts } from "./dictionaries";

/** Texts of the page that keeps the site on the device, and of the question that renews it. */
export const text = siteTexts("offline");
