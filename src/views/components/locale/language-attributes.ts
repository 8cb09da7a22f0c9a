/** A language other than that of the page; null for the page's own. */
export type WordsLanguage =
  { readonly label?: string; readonly htmlLang: string; readonly dir: string } | null | undefined;

/** Attributes of an element whose words are in another language than the page around them. */
export function languageAttributes(language: WordsLanguage): { lang?: string; dir?: string } {
  return language ? { lang: language.htmlLang, dir: language.dir } : {};
}
