import { foldLetters, isArabic, withoutArticle } from "./arabic";
import { stem } from "./stem";

/** A word of a text, ready to be compared, with its place. */
export interface Word {
  /** Lowercase stem without accents; of a whole compound, its joined parts. */
  term: string;
  start: number;
  end: number;
  /** A `part` of a compound, the `whole` compound, or a plain `word`. */
  role: "word" | "part" | "whole";
}

const pathOrWord =
  /\/[\p{L}\p{N}_{}][\p{L}\p{N}_{}\-./]*|[\p{L}\p{M}\p{N}_]+(?:[-.][\p{L}\p{M}\p{N}_]+)*/gu;
const parts =
  /\p{Lu}{2,}s(?![\p{L}\p{M}])|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\p{N}+|[\p{L}\p{M}]+/gu;
const possessive = /['’]s\b/g;

/**
 * Lowercase, without accents; Arabic and Hebrew without vowel marks and lengthening, which most people leave out, and
 * Arabic letters in one form.
 */
export function plain(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  const bare = text
    .normalize("NFKD")
    .replace(/\u0640/g, "")
    .replace(/([\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase();
  return isArabic(bare) ? foldLetters(bare) : bare;
}

/** What a word is compared by. */
function termOf(written: string): string {
  const word = plain(written);
  return isArabic(word) ? withoutArticle(word) : stem(word);
}

const simple = /^[A-Za-z]?[a-z]+$/;

/** `SKUs` is SKU. */
const singularOf = (part: string) => part.replace(/^(\p{Lu}{2,})s$/u, "$1");

function compoundWords(chunk: string, start: number): Word[] {
  if (simple.test(chunk))
    return [{ term: stem(chunk.toLowerCase()), start, end: start + chunk.length, role: "word" }];
  const found = [...chunk.matchAll(parts)].map((match): Word => {
    const from = start + match.index;
    const end = from + match[0].length;
    return { term: termOf(singularOf(match[0])), start: from, end, role: "part" };
  });
  const [only] = found;
  if (found.length < 2) return only ? [{ ...only, role: "word" }] : [];
  const end = start + chunk.length;
  const isPath = chunk.startsWith("/");
  const joined = found.map(({ start: from, end: to }) => chunk.slice(from - start, to - start));
  const whole = isPath ? plain(chunk.replace(/[/.]+$/, "")) : termOf(joined.join(""));
  if (!isPath && /^\d+$/.test(whole)) return found;
  return [...found, { term: whole, start, end, role: "whole" }];
}

/** The words of a text in order; `salesOrderId`, `sales_order_id`, `sales-order-id`, and paths also in parts. */
export function words(text: string): Word[] {
  const readable = text.replace(possessive, (found) => " ".repeat(found.length));
  return [...readable.matchAll(pathOrWord)].flatMap((match) =>
    compoundWords(match[0], match.index),
  );
}
