/** A piece of a text with the class that colours it. */
export interface Token {
  text: string;
  /** As in src/views/theme/code.css. */
  className?: string;
}

const jsonPattern =
  /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON, or what is becoming JSON, in pieces to be coloured. */
export function jsonTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(jsonPattern)) {
    const [whole, string, colon] = match;
    if (match.index > at) tokens.push({ text: text.slice(at, match.index) });
    if (string === undefined) tokens.push({ text: whole, className: "tk-number" });
    else {
      tokens.push({ text: string, className: colon === undefined ? "tk-string" : "tk-property" });
      if (colon) tokens.push({ text: colon });
    }
    at = match.index + whole.length;
  }
  if (at < text.length) tokens.push({ text: text.slice(at) });
  return tokens;
}

const codePattern =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|((?:^|\s)(?:\/\/|#\s)[^\n]*)|\b(import|from|const|let|var|await|async|new|return|using|package|func|if|err|nil|require|print|echo|public|class|static|void|try|defer|true|false|null|None|True|False|curl)\b|\b\d+(?:\.\d+)?\b/g;

/** Code of any of the sample languages in pieces: texts, comments, common words, numbers. */
export function codeTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(codePattern)) {
    const [whole, string, comment, keyword] = match;
    if (match.index > at) tokens.push({ text: text.slice(at, match.index) });
    const kind = string ? "string" : comment ? "comment" : keyword ? "keyword" : "number";
    tokens.push({ text: whole, className: `tk-${kind}` });
    at = match.index + whole.length;
  }
  if (at < text.length) tokens.push({ text: text.slice(at) });
  return tokens;
}
