const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Control characters, lone surrogates, noncharacters that XML 1.0 forbids, and marks that reverse the text after them. */
const forbidden = /[\p{Cc}\p{Cs}\u202a-\u202e\ufffe\uffff]/gu;

/** A title, label, or summary on one line, without characters that files or feeds cannot contain. */
export function oneLine(text: string): string {
  return text.replace(breaks, " ").replace(forbidden, "").replace(/ +/g, " ").trim();
}
