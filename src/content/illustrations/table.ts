import {
  canvasWidth,
  fontSize,
  lineHeight,
  path,
  rect,
  row,
  textLines,
  widest,
  type Drawn,
} from "./canvas";
import { wrap } from "./measure";

const gap = 10;
const padding = 6;

interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last rows, in bold. */
  totals?: readonly (readonly string[])[];
  /** A box to tick in front of each row. */
  ticks?: boolean;
  /** Numbers of rows, from 1, that are marked. */
  marked?: readonly number[];
  x?: number;
  width?: number;
}

const isNumeric = (cell: string) => /^[-−]?[\d.,]+(?: ?[\p{L}%³²]{1,4})?$/u.test(cell);

/** Narrows the widest column of words until the table fits. */
function columnWidths(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  const sum = () => widths.reduce((total, width) => total + width, 0);
  while (sum() > room) {
    const at = widths.indexOf(Math.max(...widths));
    const others = Math.max(0, ...widths.filter((_, index) => index !== at));
    const spare = sum() - room;
    const next = Math.max((widths[at] ?? 0) - spare, Math.min(others - 1, (widths[at] ?? 0) - 1));
    if (next < 20) break;
    widths[at] = next;
  }
  return widths;
}

interface Layout {
  starts: number[];
  widths: number[];
  numeric: boolean[];
}

function layoutOf({ columns, rows, totals = [] }: Table, x: number, room: number): Layout {
  const all = [...rows, ...totals];
  const natural = columns.map((name, index) =>
    Math.max(
      widest([name], true),
      widest(
        all.map((cells) => cells[index] ?? ""),
        true,
      ),
    ),
  );
  const free = room - gap * (columns.length - 1);
  const widths = columnWidths(natural, free);
  const rest = Math.max(0, free - widths.reduce((sum, width) => sum + width, 0));
  const spread = widths.map((width) => width + rest / widths.length);
  const starts = spread.map((_, index) =>
    spread.slice(0, index).reduce((sum, width) => sum + width + gap, x),
  );
  const numeric = columns.map((_, index) => {
    const found = all.map((cells) => cells[index] ?? "").filter(Boolean);
    return found.length > 0 && found.every(isNumeric);
  });
  return { starts, widths: spread, numeric };
}

function rowOf(cells: readonly string[], y: number, layout: Layout, style: string): Drawn {
  let lines = 1;
  const svg = cells.map((cell, index) => {
    const [start = 0, width = 0] = [layout.starts[index], layout.widths[index]];
    const wrapped = wrap(cell, width + 1, fontSize, style === "b");
    lines = Math.max(lines, wrapped.length);
    const right = layout.numeric[index] ?? false;
    return textLines(
      [right ? start + width : start, y],
      wrapped,
      right ? `${style} e`.trim() : style,
    );
  });
  return { svg: svg.join(""), height: lines * lineHeight };
}

/** A table with a line below each row; `y` is its top. */
export function table(data: Table, y: number): Drawn {
  const { x = 0, width = canvasWidth, ticks = false, marked = [], totals = [] } = data;
  const tick = ticks ? 20 : 0;
  const layout = layoutOf(data, x + padding + tick, width - 2 * padding - tick);
  const parts: string[] = [];
  let at = y;
  const add = (cells: readonly string[], style: string, number = 0) => {
    const drawn = rowOf(cells, at + 16, layout, style);
    const height = drawn.height + 8;
    if (marked.includes(number)) parts.push(rect({ x, y: at, width, height }, "a l"));
    const box = ticks && number ? rect({ x: x + padding, y: at + 6, width: 12, height: 12 }) : "";
    parts.push(row(box, drawn.svg));
    at += height;
    parts.push(path("g", [x, at], [x + width, at]));
  };
  add(data.columns, "m");
  data.rows.forEach((cells, index) => add(cells, "", index + 1));
  totals.forEach((cells) => add(cells, "b"));
  return { svg: parts.join(""), height: at - y };
}
