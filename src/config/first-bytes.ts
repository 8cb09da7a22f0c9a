/** The longest beginning of a text with at most this many bytes of UTF-8, cut between characters. */
export function firstBytes(text: string, bytes: number): string {
  const cut = new TextEncoder().encode(text).subarray(0, bytes);
  // In stream mode the decoder holds back an incomplete character.
  return new TextDecoder().decode(cut, { stream: true });
}
