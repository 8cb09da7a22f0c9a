import { z } from "zod";
import { canvasWidth, lineHeight, paragraph, rect, row, text, type Drawn } from "../canvas";
import { cells, namedCells, words } from "../kind-fields";
import { kind } from "../kind";
import { table } from "../table";

const pad = 14;

function fieldsOf(fields: readonly (readonly string[])[], top: number): Drawn {
  let y = top;
  const half = (canvasWidth - 2 * pad) / 2;
  const svg: string[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    const pair = fields.slice(index, index + 2).map(([label = "", value = ""], at) => {
      const x = pad + at * half;
      const body = paragraph(value, { x, y: y + 14 + lineHeight, width: half - 8 });
      return { svg: row(text(x, y + 14, label, "m"), body.svg), height: body.height };
    });
    svg.push(...pair.map((one) => one.svg));
    y += Math.max(...pair.map(({ height }) => height)) + lineHeight + 6;
  }
  return { svg: svg.join(""), height: y - top };
}

/** A paper: pick list, packing slip, purchase order, customs declaration, statement. */
export const document = kind({
  shape: {
    title: words,
    number: words.optional(),
    fields: z.array(namedCells("label", "value")).default([]),
    columns: cells,
    rows: z.array(cells).min(1),
    totals: z.array(cells).default([]),
    ticks: z.boolean().default(false),
    marked: z.array(z.number()).default([]),
    foot: words.optional(),
  },
  draw: ({ title, number = "", fields, columns, rows, totals, ticks, marked, foot }) => {
    const parts = [row(text(pad, 26, title, "b"), text(canvasWidth - pad, 26, number, "b e"))];
    let y = 38;
    const head = fieldsOf(fields, y);
    y += head.height + 4;
    const inner = { x: pad - 6, width: canvasWidth - 2 * (pad - 6) };
    const lines = table({ columns, rows, totals, ticks, marked, ...inner }, y);
    y += lines.height + 6;
    const last = foot
      ? paragraph(foot, { x: pad, y: y + 14, width: canvasWidth - 2 * pad, style: "m" })
      : undefined;
    y += last ? last.height + 8 : 4;
    const sheet = rect({ x: 1, y: 1, width: canvasWidth - 2, height: y - 2 }, "", 3);
    parts.push(head.svg, lines.svg, last ? row(last.svg) : "");
    return { svg: sheet + parts.join(""), height: y };
  },
  example: `title: Pick list
number: SHP-1
columns: Bin | Item | Quantity
rows:
  - A-01 | Lamp | 3 ea
ticks: true`,
});
