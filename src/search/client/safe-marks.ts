import { escapeAttribute } from "../../content/markdown/escape-html";

/** Escapes everything in a text but `<mark>` and `</mark>`, and closes open marks. */
export function safeMarks(text: string): string {
  let open = false;
  const safe = text.split(/(<\/?mark>)/).map((part) => {
    if (part !== "<mark>" && part !== "</mark>") return escapeAttribute(part);
    const opens = part === "<mark>";
    if (opens === open) return "";
    open = opens;
    return part;
  });
  return safe.join("") + (open ? "</mark>" : "");
}

interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** The pieces of an escaped text with marks, to be drawn without parsing HTML. */
export function markedPieces(escaped: string): MarkedPiece[] {
  return escaped
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((part, index) => ({ text: plainText(part), isMarked: index % 2 === 1 }))
    .filter(({ text }) => text);
}

/** The text of escaped HTML with marks. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?mark>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}
