/** Languages with a dictionary: folders such as src/i18n/ar/. */
export const dictionaryLanguages = ["en", "ar"] as const;

export type DictionaryLanguage = (typeof dictionaryLanguages)[number];

/** The name of a locale's dictionary: its own, or its language's (`pt` for `pt-BR`). */
export function dictionaryName(code: string): string {
  const known: readonly string[] = dictionaryLanguages;
  return known.includes(code) ? code : code.replace(/-.*/, "");
}
