import type { SampleLanguage } from "./languages";
import { writers } from "./writers";

/** False for line breaks that blocks do not keep, and for invisible characters. */
const isPlain = (text: string) => !/[^\P{Cc}\n\t]|[\u2028\u2029\uFEFF\p{Surrogate}]/u.test(text);

/** A text in a language: a readable block if it has several lines. */
export function textLiteral(language: SampleLanguage, text: string): string {
  const { block, quoted } = writers[language];
  return block && text.includes("\n") && isPlain(text) ? block(text) : quoted(text);
}
