/** Line breaks of any kind. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * What no title, file or feed may hold: control characters, halves of characters and what XML 1.0 forbids besides, and
 * the marks that turn the order of all that follows around.
 */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\ufffe\uffff]/gu;

/** A title, label or summary as all outputs show it: in one line, without characters that some of them cannot hold. */
export function oneLine(text: string): string {
  return text.replace(breaks, " ").replace(forbidden, "").replace(/ +/g, " ").trim();
}
