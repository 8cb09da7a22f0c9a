import { bundledLanguages, createHighlighterCore, type HighlighterCore } from "shiki";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { grammarOf } from "./code-languages";
import { classOfColor, tokenTheme } from "./token-theme";

/** Part of a line of code; src/views/theme/code.css has its class. */
export interface CodeToken {
  text: string;
  className?: string;
}

/** Longer lines are minified data, which nobody reads and which would take seconds. */
const maxLineLength = 5000;

/** Languages whose ordinary text has the color of strings, which halves the elements (src/views/theme/code.css). */
const mostlyStrings = new Set(["json", "jsonc"]);

let highlighter: Promise<HighlighterCore> | undefined;

/** The engine of Shiki's grammars themselves; the one in JavaScript takes two to three times as long. */
const createHighlighter = () =>
  createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });

/** Appends a token to a line; merges neighbors of the same class, and white space with the token before it. */
function append(line: CodeToken[], token: CodeToken): CodeToken[] {
  const last = line.at(-1);
  if (last && (last.className === token.className || !token.text.trim())) last.text += token.text;
  else line.push(token);
  return line;
}

/** Splits code into lines of tokens; plain text if the language is unknown. */
export async function tokenize(code: string, lang: string): Promise<CodeToken[][]> {
  const grammar = grammarOf(lang);
  const text = code.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  if (grammar === "text") return text.split("\n").map((line) => (line ? [{ text: line }] : []));
  const shiki = await (highlighter ??= createHighlighter());
  if (!shiki.getLoadedLanguages().includes(grammar))
    await shiki.loadLanguage(bundledLanguages[grammar]);
  const lines = shiki.codeToTokensBase(text, {
    lang: grammar,
    theme: "token-classes",
    tokenizeMaxLineLength: maxLineLength,
    // No limit, so that a busy machine does not highlight less and produce different files.
    tokenizeTimeLimit: 0,
  });
  const ordinary = mostlyStrings.has(grammar) ? "tk-string" : undefined;
  return lines.map((line) =>
    line.reduce<CodeToken[]>((tokens, { content, color }) => {
      const className = classOfColor(color);
      return append(tokens, {
        text: content,
        className: className === ordinary ? undefined : className,
      });
    }, []),
  );
}
