import text from "./geist.woff2";

const face = `@font-face{font-family:"Geist";src:url(${text}) format("woff2");font-weight:400 700;font-display:optional}`;

/** The characters of the text font: others come from the reader's own fonts, with their own metrics. */
const latin = "U+20-7E,U+A0-FF,U+2013-2026";

/** A font with the widths of Arial, as wide as the text font, with lines as high: what is painted before it comes wraps the same. */
const standIn = (names: readonly string[], weight: string, { size, ascent, descent }: Metrics) =>
  `@font-face{font-family:"Geist Fallback";src:${names.map((name) => `local("${name}")`).join()};font-weight:${weight};` +
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${latin}}`;

interface Metrics {
  size: number;
  ascent: number;
  descent: number;
}

/** Address of the font of texts, which is asked for before the styles. */
export const textFont = text;

/** In the head and not in a style sheet, because browsers apply fonts again when sheets change, and the text moves. README.md has the numbers. */
export const fontFaces = [
  face,
  standIn(["Arial", "ArialMT", "Liberation Sans", "Arimo"], "400 500", {
    size: 104.5,
    ascent: 96.2,
    descent: 28.2,
  }),
  standIn(["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"], "600 700", {
    size: 101.5,
    ascent: 99,
    descent: 29.1,
  }),
  // The code font and most monospaced ones are 0.6 em wide, Consolas 0.55: inline code would wrap anew when its font comes.
  `@font-face{font-family:"Geist Mono Fallback";src:local("Consolas");size-adjust:109.1%}`,
].join("");
