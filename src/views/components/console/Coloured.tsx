import type { Token } from "../../../browser/console/editor/json-tokens";

/** Above this, elements for every token would make the page slow. */
const mostColoured = 60_000;

interface ColouredProps {
  text: string;
  tokens: (text: string) => Token[];
}

/** A text with its tokens coloured; a very long one in one colour. */
export function Coloured({ text, tokens }: ColouredProps) {
  if (text.length > mostColoured) return text;
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
