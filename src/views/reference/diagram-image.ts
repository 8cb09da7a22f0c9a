import { contentHash } from "../../config/addresses/hashed-names";

/** The colors of diagrams: images cannot use the page's tokens. A test compares them with src/views/theme/tokens.css. */
export const diagramColors = {
  light: { line: "#667170", text: "#232b2a", fill: "#ffffff", accent: "#0c7566" },
  dark: { line: "#8a9795", text: "#e2e8e7", fill: "#1b2322", accent: "#5fd0bb" },
} as const;

/** A diagram as two image files, one per theme. */
export interface DiagramImage {
  width: number;
  height: number;
  light: { name: string; text: string };
  dark: { name: string; text: string };
}

function colored(
  svg: string,
  { line, text, fill, accent }: Record<"line" | "text" | "fill" | "accent", string>,
) {
  return svg
    .replace(
      "<svg ",
      '<svg xmlns="http://www.w3.org/2000/svg" font-family="Arial, Helvetica, sans-serif" ',
    )
    .replaceAll("var(--diagram-line)", line)
    .replaceAll("var(--diagram-text)", text)
    .replaceAll("var(--diagram-fill)", fill)
    .replaceAll("var(--accent)", accent);
}

function fileOf(text: string) {
  return { name: `${contentHash(text)}.svg`, text };
}

/** Turns a diagram for a page into image files, which are fetched when they come into view. */
export function diagramImage(svg: string): DiagramImage {
  const [, width = "0", height = "0"] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return {
    width: Number(width),
    height: Number(height),
    light: fileOf(colored(svg, diagramColors.light)),
    dark: fileOf(colored(svg, diagramColors.dark)),
  };
}
