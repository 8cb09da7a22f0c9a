import type { SampleLanguage } from "./languages";
import { quoted } from "./quoting";

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

/** Blocks keep neither other line ends nor characters that editors do not show. */
const isPlain = (text: string) => !/[^\P{Cc}\n\t]|[\u2028\u2029\uFEFF\p{Surrogate}]/u.test(text);

/** Languages take off what all lines are indented by: one line must begin at the margin. */
const hasMargin = (text: string) => /^\S/m.test(text);

/** A word that ends no line of the text too early. */
function freeWord(text: string, word: string): string {
  return text.includes(word) ? freeWord(text, `${word}_`) : word;
}

function inTemplate(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
}

function inRawString(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  return `${fence}\n${indented(text, "    ")}\n    ${fence}`;
}

/** White space at the end of a line is dropped unless it is escaped. */
function inTextBlock(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', '\\"\\"\\"')
    .replace(/"$/, '\\"')
    .replace(/ $/gm, "\\s")
    .replace(/\t$/gm, "\\t");
  const end = escaped.endsWith("\n") ? "        " : "";
  return `"""\n${indented(escaped, "        ")}${end}"""`;
}

function inHeredoc(text: string): string {
  const word = freeWord(text, "BODY");
  return `<<~'${word}'.chomp\n${indented(text, "  ")}\n${word}`;
}

function inNowdoc(text: string): string {
  const word = freeWord(text, "BODY");
  return `<<<'${word}'\n${text}\n${word}`;
}

const blocks: Partial<Record<SampleLanguage, (text: string) => string>> = {
  javascript: inTemplate,
  php: inNowdoc,
  csharp: (text) => (hasMargin(text) ? inRawString(text) : quoted.csharp(text)),
  java: (text) => (hasMargin(text) ? inTextBlock(text) : quoted.java(text)),
  go: (text) => (text.includes("`") ? quoted.go(text) : `\`${text}\``),
  ruby: (text) => (hasMargin(text) ? inHeredoc(text) : quoted.ruby(text)),
};

/** A body as the language writes texts: in a block that can be read where it has several lines. */
export function textLiteral(language: SampleLanguage, text: string): string {
  const block = text.includes("\n") && isPlain(text) ? blocks[language] : undefined;
  return block ? block(text) : quoted[language](text);
}
