import type { Token } from "../../../browser/console/editor/json-tokens";

/** In longer texts, an element for each token would make the page slow. */
const mostColored = 60_000;

/** A text with colored tokens. */
export function Colored({ text, tokens }: { text: string; tokens: (text: string) => Token[] }) {
  if (text.length > mostColored) return text;
  return tokens(text).map((token, index) =>
    token.className ? (
      <span key={index} className={token.className}>
        {token.text}
      </span>
    ) : (
      token.text
    ),
  );
}
