import type { SampleLanguage } from "./languages";

/** A code unit that no language takes as text: half of a character. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** In double quotes, as JSON does it; what some languages take for the end of a line is escaped too. */
function doubleQuoted(text: string): string {
  return JSON.stringify(wellFormed(text)).replace(
    /[\u007F-\u009F\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** In single quotes, where only the quote and the backslash are special. */
const singleQuoted = (text: string) => `'${wellFormed(text).replace(/[\\']/g, "\\$&")}'`;

const hasControls = (text: string) => /[\p{Cc}\u2028\u2029\uFEFF]/u.test(text);

/** In single quotes of a shell nothing is special, so a quote must end them. */
export const shellQuoted = (text: string) => `'${wellFormed(text).replaceAll("'", "'\\''")}'`;

/** A text on one line, in the quotes that are usual in the language. */
export const quoted: Record<SampleLanguage, (text: string) => string> = {
  curl: shellQuoted,
  javascript: (text) =>
    hasControls(text) || text.includes("'") ? doubleQuoted(text) : singleQuoted(text),
  python: doubleQuoted,
  php: singleQuoted,
  csharp: doubleQuoted,
  java: doubleQuoted,
  go: doubleQuoted,
  ruby: (text) =>
    hasControls(text) ? doubleQuoted(text).replaceAll("#", "\\#") : singleQuoted(text),
};
