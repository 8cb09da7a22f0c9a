import { markTokens, type FindingMark } from "../../../browser/console/editor/finding-marks";
import type { Token } from "../../../browser/console/editor/json-tokens";

/** In longer texts, an element for each token would make the page slow. */
const mostColored = 60_000;

interface ColoredProps {
  text: string;
  tokens: (text: string) => Token[];
  /** Places with something wrong. */
  marks?: readonly FindingMark[];
}

/** A text with colored tokens. */
export function Colored({ text, tokens, marks = [] }: ColoredProps) {
  if (text.length > mostColored) return text;
  return markTokens(tokens(text), marks).map((token, index) =>
    token.className || token.isMarked ? (
      <span key={index} className={token.className} data-wrong={token.isMarked ? "" : undefined}>
        {token.text}
      </span>
    ) : (
      token.text
    ),
  );
}
