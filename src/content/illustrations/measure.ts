/** Widths of the text font's letters at 1 px, rounded up; the first class that has a letter counts. */
const widths: [letters: RegExp, width: number][] = [
  [/[ijlI'|.,:;!() ]/, 0.28],
  [/[frt1"[\]]/, 0.39],
  [/[/\\×-]/, 0.5],
  [/[mwMW@%→]/, 0.9],
  [/[A-Z&]/, 0.68],
];
const otherWidth = 0.59;

/** Letters in bold are wider by this factor. */
const bold = 1.07;

/** The width of a text in units of the drawing. */
export function textWidth(text: string, size: number, isBold = false): number {
  const sum = [...text].reduce(
    (width, letter) =>
      width + (widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth),
    0,
  );
  return sum * size * (isBold ? bold : 1);
}

/** Breaks a text between words into lines of at most `width`. */
export function wrap(text: string, width: number, size: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && textWidth(joined, size, isBold) <= width)
      lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
