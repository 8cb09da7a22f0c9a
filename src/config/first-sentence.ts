/** The first sentence of a Markdown description as plain text. */
export function firstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.trim().split(/\n\s*\n/);
  const plain = paragraph
    .replace(/\s+/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();
  const [sentence = ""] = /^.{20,}?[.!?](?=\s+[A-Z]|$)/.exec(plain) ?? [plain];
  return sentence.length > 220 ? `${sentence.slice(0, 219).trimEnd()}…` : sentence;
}
