import { contentHash } from "../../config/addresses/hashed-names";

/** The tokens of diagrams by theme, which images cannot use. A test compares them with src/views/theme/tokens.css. */
export const diagramColors = {
  light: {
    "diagram-line": "#667170",
    "diagram-text": "#232b2a",
    "diagram-fill": "#ffffff",
    accent: "#0c7566",
    "accent-soft": "#e9f6f3",
    "bg-hover": "#eef0f0",
  },
  dark: {
    "diagram-line": "#8a9795",
    "diagram-text": "#e2e8e7",
    "diagram-fill": "#1b2322",
    accent: "#5fd0bb",
    "accent-soft": "#12302b",
    "bg-hover": "#202827",
  },
} as const;

/** A diagram as two image files, one per theme. */
export interface DiagramImage {
  width: number;
  height: number;
  /** Where the marked transitions are, in percent of the width. */
  mark?: number;
  light: { name: string; text: string };
  dark: { name: string; text: string };
}

const namespace =
  '<svg xmlns="http://www.w3.org/2000/svg" font-family="Arial, Helvetica, sans-serif" ';

function colored(svg: string, colors: Readonly<Record<string, string>>) {
  return Object.entries(colors).reduce(
    (text, [token, color]) => text.replaceAll(`var(--${token})`, color),
    svg.replace("<svg ", namespace),
  );
}

function fileOf(text: string) {
  return { name: `${contentHash(text)}.svg`, text };
}

function markOf(svg: string, width: number): number | undefined {
  const [, left = "0"] = /translate\(([\d.-]+)/.exec(svg) ?? [];
  const marked = [...svg.matchAll(/<path [^>]*>/g)].filter(([path]) => path.includes("--accent)"));
  const xs = marked.flatMap(([path]) =>
    [...path.matchAll(/(-?[\d.]+),-?[\d.]/g)].map(([, x]) => Number(x)),
  );
  if (!xs.length || !width) return undefined;
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return Math.round(((middle + Number(left)) / width) * 100);
}

/** Turns a diagram for a page into image files, which are fetched when they come into view. */
export function diagramImage(svg: string): DiagramImage {
  const [, width = "0", height = "0"] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return {
    width: Number(width),
    height: Number(height),
    mark: markOf(svg, Number(width)),
    light: fileOf(colored(svg, diagramColors.light)),
    dark: fileOf(colored(svg, diagramColors.dark)),
  };
}
