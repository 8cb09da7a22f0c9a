/** What stands in the scripts of a site with several locales, and in no other: the note on a page, the alternates. */
export const localeCode = ["notTranslated(", "x-default"];
