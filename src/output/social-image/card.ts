import type { Font } from "opentype.js";
import { cardSize } from "../../views/components/seo/card-size";
import { outline, wrapText } from "./outline";

export interface CardTexts {
  /** Kind of the page: "API reference". */
  kind: string;
  title: string;
  site: string;
}

export interface CardFonts {
  regular: Font;
  bold: Font;
}

const colors = { ground: "#0f1413", text: "#f1f4f4", muted: "#a3afad", accent: "#5fd0bb" };
const margin = 84;
const title = { width: 800, most: 4, lineHeight: 1.16 };
const baselineOfFooter = 548;

/** The mark of the site, 26 units wide, as in the top bar. */
function mark(x: number, y: number, scale: number, line: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="2.2" stroke-linejoin="round">
<path d="M13 2.5 22.5 7.5 13 12.5 3.5 7.5Z" fill="${colors.accent}"/>
<path d="M3.5 12.5 13 17.5l9.5-5M3.5 17.8 13 22.8l9.5-5" stroke="${line}"/></g>`;
}

/** The Open Graph image of a page, as SVG without text elements. */
export function cardSvg(fonts: CardFonts, { kind, title: text, site }: CardTexts): string {
  const { width, height } = cardSize;
  const size = text.length > 60 ? 58 : 72;
  const lines = wrapText(fonts.bold, text, { size, width: title.width, most: title.most });
  const step = size * title.lineHeight;
  const first = 248;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    `<g opacity="0.13">${mark(838, 40, 21, colors.accent)}</g>`,
    outline(fonts.bold, kind, { x: margin, y: 132, size: 30, fill: colors.accent }),
    ...lines.map((line, index) =>
      outline(fonts.bold, line, { x: margin, y: first + index * step, size, fill: colors.text }),
    ),
    mark(margin - 6, baselineOfFooter - 34, 1.8, colors.text),
    outline(fonts.regular, site, {
      x: margin + 56,
      y: baselineOfFooter,
      size: 30,
      fill: colors.muted,
    }),
    "</svg>",
  ].join("");
}
