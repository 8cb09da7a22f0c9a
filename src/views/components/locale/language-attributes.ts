/** The language of an untranslated text; null or undefined if it is that of the page. */
export type WordsLanguage =
  { readonly label?: string; readonly htmlLang: string; readonly dir: string } | null | undefined;

/** The attributes of an element whose text is in another language than the page. */
export function languageAttributes(language: WordsLanguage): { lang?: string; dir?: string } {
  return language ? { lang: language.htmlLang, dir: language.dir } : {};
}
