/** A text in a part of an address. Halves of characters, with which the language's own function ends, become `�`. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
