/** The beginning of a text that takes at most so many bytes of UTF-8, without half a character at its end. */
export function firstBytes(text: string, bytes: number): string {
  const cut = new TextEncoder().encode(text).subarray(0, bytes);
  // A stream keeps an unfinished character to itself.
  return new TextDecoder().decode(cut, { stream: true });
}
