import type { Font } from "opentype.js";

/** More than any card has room for; measuring takes longer with the length. */
const mostCharacters = 300;

/** Drops what the font has no glyph for. */
function drawable(font: Font, text: string): string {
  return [...text]
    .slice(0, mostCharacters)
    .filter((character) => font.charToGlyphIndex(character) !== 0)
    .join("");
}

function cut(font: Font, line: string, size: number, width: number): string {
  let short = line;
  while (short && font.getAdvanceWidth(`${short}…`, size) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/** Lines of at most `width` px at a font size in px; cuts off what exceeds `most` lines. */
export function wrapText(
  font: Font,
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const lines: string[] = [];
  for (const word of drawable(font, text).split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.getAdvanceWidth(longer, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  return kept.map((line, index) => {
    const isCut = index === most - 1 && lines.length > most;
    return isCut || font.getAdvanceWidth(line, size) > width ? cut(font, line, size, width) : line;
  });
}

/** The `d` of an SVG path. The library's own writer (2.0.0) rounds some numbers to NaN. */
function pathData(font: Font, text: string, x: number, y: number, size: number): string {
  return font
    .getPath(text, x, y, size)
    .commands.map(({ type, ...at }) => {
      const numbers = [at.x1, at.y1, at.x2, at.y2, at.x, at.y].filter((one) => one !== undefined);
      return type + numbers.map((one) => one.toFixed(1)).join(" ");
    })
    .join("");
}

/** Text as a path, which needs no fonts: most build servers lack those that a renderer would use. `y` is the baseline. */
export function outline(
  font: Font,
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  return `<path fill="${fill}" d="${pathData(font, drawable(font, text), x, y, size)}"/>`;
}
