import { createHash } from "node:crypto";
import { instance, type RenderError } from "@viz-js/viz";
import { text as words } from "../../i18n/text";
import { diagramFigure } from "./diagram-figure";
import { svgForPage } from "./svg-for-page";

type Drawing =
  { svg: string; error?: undefined } | { svg?: undefined; error: string; line: number };

const fontname = "Arial";
/** The site's font is 4.5% wider than the one that Graphviz knows: it makes room for larger letters (svg-for-page.ts). */
const defaults = {
  graphAttributes: { bgcolor: "transparent", fontname, pad: 0.1, ranksep: 0.25, nodesep: 0.2 },
  nodeAttributes: { fontname, fontsize: 14.6, margin: "0.12,0.08" },
  edgeAttributes: { fontname, fontsize: 12.6, arrowsize: 0.8 },
};

let viz: ReturnType<typeof instance> | undefined;
const drawn = new Map<string, Drawing>();

function failure(errors: readonly RenderError[]): Drawing {
  const message = (errors.find(({ level }) => level === "error") ?? errors[0])?.message;
  const text = (message ?? "there is no graph in it").replace(/\s*\n\s*/g, " ").trim();
  return { error: text, line: Number(/in line (\d+)/.exec(text)?.[1] ?? 1) };
}

async function draw(dot: string, label: string): Promise<Drawing> {
  const result = (await (viz ??= instance())).render(dot, { format: "svg", ...defaults });
  if (result.status === "failure") return failure(result.errors);
  const id = `d${createHash("sha1").update(dot).digest("hex").slice(0, 6)}`;
  return { svg: svgForPage(result.output, { label, id }) };
}

/** Draws a `dot` text as inline SVG. `line` of an error is relative to the text. */
export async function drawDiagram(dot: string, alt = words.diagram): Promise<Drawing> {
  const key = `${alt}\n${dot}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing = await draw(dot, alt);
  drawn.set(key, drawing);
  return drawing;
}

const rankDirections = /\brankdir\s*=\s*"?\w+"?/g;
const sizeOf = (svg: string) => /data-size="(\w)"/.exec(svg)?.[1];
const widthOf = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1]);

/** A label in lines of so many letters if it can be, broken at blanks and after hyphens; blanks keep edges away from it. */
const wrapped = (label: string, letters: number) =>
  label
    .split(/\\[nlr]/)
    .flatMap((line) => {
      const lines: string[] = [];
      for (const word of line.match(/[^\s-]+-?|-/g) ?? []) {
        const last = lines.at(-1) ?? "";
        const joined = last + (last.endsWith("-") ? "" : " ") + word;
        if (last && joined.length <= letters) lines[lines.length - 1] = joined;
        else lines.push(word);
      }
      return lines.map((one) => ` ${one} `);
    })
    .join("\\n");

const edgeLabel = /(->[^[;]*\[[^\]]*?\blabel\s*=\s*")((?:[^"\\]|\\.)*)/g;

/** A graph that takes less width: the words at its edges stand in lines of so many letters. */
export const inShortLines = (dot: string, letters = 10) =>
  dot.replace(edgeLabel, (_, before: string, label: string) => before + wrapped(label, letters));

/** The same graph for a phone, less and less wide: from top to bottom and closer together, in smaller boxes, from left to right. */
const narrowed = (dot: string) => {
  const laid = (letters: number, direction: string, room: string) =>
    inShortLines(dot, letters)
      .replace("{", `{ rankdir=TB; ${room}; `)
      .replace(rankDirections, `rankdir=${direction}`);
  const little = 'nodesep=0.06; pad=0.02; node [margin="0.08,0.06"]';
  return [laid(10, "TB", "nodesep=0.1"), laid(7, "TB", little), laid(7, "LR", little)];
};

/** What a phone must scroll has letters of 11 px instead of 12. */
const atSmallest = (svg: string) =>
  sizeOf(svg) === "s"
    ? svg
    : svg.replace(
        /( width="| height=")(\d+)/g,
        (_, name: string, size: string) => name + Math.ceil((Number(size) * 11) / 12),
      );

/** A drawing that is too wide for a phone, as one for a phone; if that makes it fit, or much narrower. */
async function drawTall(wide: string, dot: string, alt?: string): Promise<string | undefined> {
  if (sizeOf(wide) === "s") return undefined;
  let narrowest = wide;
  for (const narrow of narrowed(dot)) {
    const { svg } = await drawDiagram(narrow, alt);
    if (svg && widthOf(svg) < widthOf(narrowest)) narrowest = svg;
    if (sizeOf(narrowest) === "s") break;
  }
  if (sizeOf(narrowest) !== "s" && widthOf(narrowest) > 0.75 * widthOf(wide)) return undefined;
  return atSmallest(narrowest).replace("<svg ", '<svg data-layout="tall" ');
}

/** Draws a graph; if it is too wide for a column, with the words at its edges in shorter lines. */
async function drawForColumn(dot: string, alt?: string): Promise<string | undefined> {
  const { svg } = await drawDiagram(dot, alt);
  if (!svg || sizeOf(svg) !== "l") return svg;
  const { svg: shorter } = await drawDiagram(inShortLines(dot, 14), alt);
  return shorter && widthOf(shorter) < widthOf(svg) ? shorter : svg;
}

/** A diagram as HTML; undefined if it cannot be drawn. A phone may have its own. */
export async function diagramFigureHtml(dot: string, alt?: string): Promise<string | undefined> {
  const svg = await drawForColumn(dot, alt);
  if (svg === undefined) return undefined;
  const tall = await drawTall(svg, dot, alt);
  return diagramFigure(tall ? svg.replace("<svg ", '<svg data-layout="wide" ') + tall : svg);
}
