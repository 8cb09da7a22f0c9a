/** Indents all lines but empty ones. */
export const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

/** Languages remove indentation that all lines share, so one line must have none. */
export const hasMargin = (text: string) => /^\S/m.test(text);

/** A heredoc delimiter that does not occur in the text. */
export function freeWord(text: string, word: string): string {
  return text.includes(word) ? freeWord(text, `${word}_`) : word;
}
