import { createHash } from "node:crypto";
import { instance, type RenderError } from "@viz-js/viz";
import { text as words } from "../../i18n/text";
import { svgForPage } from "./svg-for-page";

export type Drawing = { svg: string; error?: undefined } | { error: string; line: number };

const fontname = "Arial";
const defaults = {
  graphAttributes: { bgcolor: "transparent", fontname, pad: 0.1 },
  nodeAttributes: { fontname, fontsize: 14, margin: "0.16,0.08" },
  edgeAttributes: { fontname, fontsize: 12, arrowsize: 0.8 },
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

/** A diagram as HTML; all but the smallest scroll, so they take focus. */
export function diagramFigureHtml(svg: string): string {
  const scrolls = !svg.includes('data-size="s"');
  return `<figure class="diagram"${scrolls ? ' tabindex="0"' : ""}>${svg}</figure>`;
}
