import { escapeText } from "../markdown/escape-html";
import { textWidth, wrap } from "./measure";

/** All drawings have this width, in which a phone shows them at about their natural size. */
export const canvasWidth = 340;
export const fontSize = 12;
export const lineHeight = 16;

/** A drawn part and the room that it takes. */
export interface Drawn {
  svg: string;
  height: number;
}

// Classes of src/views/theme/illustration.css, several of which combine: "b e".
/** b: bold, m: muted, e: ends at x, c: centered at x, a: accent, o: on accent. */
type TextStyle = string;
/**
 * a: accent, p: filled with accent, s: shaded, x: too much, n: not filled, d: dashed, f: filled with the color of lines,
 * g: light line, h: strong line, t: tick, l: without line, w: white, i: black.
 */
type ShapeStyle = string;

type Point = readonly [x: number, y: number];

const round = (value: number) => String(Math.round(value * 10) / 10);
const styled = (style: string) => (style ? ` class="${style}"` : "");

export function text(x: number, y: number, words: string, style: TextStyle = ""): string {
  return words
    ? `<text x="${round(x)}" y="${round(y)}"${styled(style)}>${escapeText(words)}</text>`
    : "";
}

/** One text in several lines: one element, so that its words stay together in the text version. */
export function textLines(
  [x, y]: Point,
  [first = "", ...others]: readonly string[],
  style: TextStyle = "",
  step = lineHeight,
): string {
  const rest = others.map(
    (line) => `<tspan x="${round(x)}" dy="${step}">${escapeText(line)}</tspan>`,
  );
  return text(x, y, first, style).replace("</text>", () => `${rest.join("")}</text>`);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rect({ x, y, width, height }: Box, style: ShapeStyle = "", radius = 0): string {
  const corner = radius ? ` rx="${radius}"` : "";
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner}${styled(style)}/>`;
}

const through = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** A line through points; "n" leaves what is between them empty. */
export const path = (style: ShapeStyle, ...points: readonly Point[]) =>
  `<path d="${through(points)}"${styled(style)}/>`;

/** What a line through points encloses. */
export const area = (style: ShapeStyle, ...points: readonly Point[]) =>
  `<path d="${through(points)}z"${styled(style)}/>`;

export function circle([x, y]: Point, radius: number, style: ShapeStyle = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${styled(style)}/>`;
}

/** An arrow head that points at something from above. */
export const arrowHead = ([x, y]: Point) => area("f", [x, y], [x - 3.5, y - 7], [x + 3.5, y - 7]);

/** Words for the text version alone, where the drawing has a place or a tick. */
export const unseen = (words: string) => `<desc>${escapeText(words)}</desc>`;

/** What belongs together: one line of the drawing's text version. */
export const row = (...parts: string[]) => `<g>${parts.join("")}</g>`;

/** Lines of text, wrapped; `y` is the first baseline. */
export function paragraph(
  words: string,
  { x, y, width, style = "" }: { x: number; y: number; width: number; style?: TextStyle },
): Drawn {
  const lines = wrap(words, width, fontSize, style.includes("b"));
  return {
    svg: textLines([x, y], lines, style),
    height: lines.length * lineHeight,
  };
}

/** The frame of a screen of this height: its bar, with a line below it, and what it shows. */
export const screenFrame = (height: number) =>
  rect({ x: 1, y: 1, width: canvasWidth - 2, height: height - 2 }, "", 6) +
  path("n", [1, 36], [canvasWidth - 1, 36]);

/** A number in a disk, as in "1". */
export function disk(number: number, [x, y]: Point): string {
  return circle([x, y], 9, "p") + text(x, y + 4.2, String(number), "b c o");
}

/** Numbered remarks below a drawing, each on a part of it. */
export function remarks(notes: readonly (readonly string[])[], y: number): Drawn {
  let at = y;
  const svg = notes.map(([, note = ""], index) => {
    const body = paragraph(note, { x: 26, y: at + 13, width: canvasWidth - 28 });
    const drawn = row(disk(index + 1, [11, at + 9]), body.svg);
    at += body.height + 6;
    return drawn;
  });
  return { svg: svg.join(""), height: at - y };
}

/** The longest of some texts. */
export const widest = (texts: readonly string[], isBold = false) =>
  Math.max(0, ...texts.map((words) => textWidth(words, fontSize, isBold)));
