/** On phones, and in the code column of wide windows, samples of more lines are folded. */
const shownLines = { onPhones: 8, inColumn: 10 };

/** How much of a sample is folded: `some` on phones, `long` everywhere. Takes code or its HTML. */
export function sampleLength(code: string): "some" | "long" | undefined {
  const lines = code.trimEnd().split("\n").length;
  if (lines > shownLines.inColumn) return "long";
  return lines > shownLines.onPhones ? "some" : undefined;
}
