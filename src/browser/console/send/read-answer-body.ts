import type { AnswerBody } from "./received-answer";

/** Bytes that a page can show without becoming slow. */
export const mostText = 256 * 1024;

/** Bytes that are kept in memory for saving. */
export const mostBytes = 32 * 1024 * 1024;

const textual =
  /^(text\/|application\/(.*\+)?(json|xml|yaml|javascript|graphql|x-www-form-urlencoded|x-ndjson)\b)/i;

/** Reads a body up to the limits for showing and saving. */
export async function readAnswerBody(response: Response): Promise<AnswerBody> {
  const mediaType = response.headers.get("content-type") ?? "";
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let isWhole = true;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.length;
    if (bytes > mostBytes) {
      isWhole = false;
      await reader.cancel();
      break;
    }
  }
  if (!bytes) return { kind: "none" };
  const blob = new Blob(chunks, { type: mediaType });
  const kept = isWhole ? { blob } : {};
  if (!textual.test(mediaType)) return { kind: "binary", mediaType, bytes, ...kept };
  const text = await blob.slice(0, mostText).text();
  return { kind: "text", text, mediaType, isCut: bytes > mostText, bytes, ...kept };
}
