/** A piece of a text with the class that colors it. */
export interface Token {
  text: string;
  /** As in src/views/theme/code.css. */
  className?: string;
}

/** Splits a text at the matches of a pattern, each of which becomes one or two tokens. */
function tokensOf(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Token[],
): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) tokens.push({ text: text.slice(at, match.index) });
    tokens.push(...read(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) tokens.push({ text: text.slice(at) });
  return tokens;
}

const jsonPattern =
  /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The tokens of JSON, which may be incomplete. */
export const jsonTokens = (text: string): Token[] =>
  tokensOf(text, jsonPattern, ([whole, string, colon]) => {
    if (string === undefined) return [{ text: whole, className: "tk-number" }];
    if (colon === undefined) return [{ text: string, className: "tk-string" }];
    return [{ text: string, className: "tk-property" }, { text: colon }];
  });

const codePattern =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|((?:^|\s)(?:\/\/|#\s)[^\n]*)|\b(import|from|const|let|var|await|async|new|return|using|package|func|if|err|nil|require|print|echo|public|class|static|void|try|defer|true|false|null|None|True|False|curl)\b|\b\d+(?:\.\d+)?\b/g;

/** The tokens of code in any sample language: strings, comments, common keywords, and numbers. */
export const codeTokens = (text: string): Token[] =>
  tokensOf(text, codePattern, ([whole, string, comment, keyword]) => {
    const kind = string ? "string" : comment ? "comment" : keyword ? "keyword" : "number";
    return [{ text: whole, className: `tk-${kind}` }];
  });
