import { escapeAttribute } from "../../content/markdown/escape-html";

/** Escapes a text in which only `<mark>` and `</mark>` are meant as tags, and leaves no mark open. */
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

/** A piece of a text that was found. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** Escaped text with marks as its pieces, so that it can be drawn without being read as HTML. */
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
