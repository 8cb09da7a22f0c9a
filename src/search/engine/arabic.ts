const script = /\p{Script=Arabic}/u;
/** The article, also behind "and", "so", "with", "like", and "for", with which it is written as one word. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=..)/u;

/** True for a word in Arabic letters. */
export const isArabic = (word: string): boolean => script.test(word);

/** One form of each letter that people write in several: alef, ya, ta marbuta. The text has no marks any more. */
export function foldLetters(text: string): string {
  return text.replace(/ٱ/g, "ا").replace(/[ىی]/g, "ي").replace(/ة/g, "ه").replace(/ک/g, "ك");
}

/**
 * A folded word without its article. What remains may begin like one too: إلغاء, with and without article, has to be
 * the same word, also for those who leave out the hamza.
 */
export function withoutArticle(word: string): string {
  const rest = word.replace(article, "");
  return rest === word ? word : withoutArticle(rest);
}
