/** A text for use in a URL. Lone surrogates, at which `encodeURIComponent` throws, become `�`. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
