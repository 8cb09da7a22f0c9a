/** Replaces lone surrogates, which are invalid in every language. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** Quotes like JSON, and also escapes what some languages take for a line break. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(wellFormed(text)).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export const singleQuoted = (text: string) => `'${wellFormed(text).replace(/[\\']/g, "\\$&")}'`;

export const hasControls = (text: string) => /[\p{Cc}\u2028\u2029\uFEFF]/u.test(text);

/** In a shell's single quotes nothing is special, so a quote has to end them. */
export const shellQuoted = (text: string) => `'${wellFormed(text).replaceAll("'", "'\\''")}'`;
