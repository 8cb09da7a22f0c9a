import { bundledLanguages, createHighlighterCore, type HighlighterCore } from "shiki";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { grammarOf } from "./languages";
import { classOfColor, tokenTheme } from "./token-theme";

/** A piece of a line of code; `className` as in src/views/theme/code.css. */
export interface CodeToken {
  text: string;
  className?: string;
}

/** Longer lines are minified data: they would take seconds and nobody reads them. */
const maxLineLength = 5000;

/** Languages whose ordinary text has the colour of strings (src/views/theme/code.css): half as many elements. */
const mostlyStrings = new Set(["json", "jsonc"]);

let highlighter: Promise<HighlighterCore> | undefined;

const createHighlighter = () =>
  createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });

/** Adds a token to a line; neighbours of one class become one, and white space joins what is before it. */
function append(line: CodeToken[], token: CodeToken): CodeToken[] {
  const last = line.at(-1);
  if (last && (last.className === token.className || !token.text.trim())) last.text += token.text;
  else line.push(token);
  return line;
}

/** The lines of a piece of code as tokens with classes; plain text where the language is unknown. */
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
    // No limit: by default a busy machine would colour less, and so write other files.
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
