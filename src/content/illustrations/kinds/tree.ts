import { z } from "zod";
import { canvasWidth, paragraph, path, row, text, type Drawn } from "../canvas";
import { cells } from "../kind-fields";
import { kind } from "../kind";
import { textWidth } from "../measure";

const indent = 20;

/** `> > Screw` is two levels deep. */
function depthOf(name: string): { depth: number; name: string } {
  const [marks = ""] = /^(?:>\s*)*/.exec(name) ?? [];
  return { depth: marks.replace(/[^>]/g, "").length, name: name.slice(marks.length) };
}

/** Parts within parts, with a quantity or another remark at the end of the line. */
export const tree = kind({
  shape: {
    columns: cells.optional(),
    nodes: z.array(cells).min(1),
  },
  draw: ({ columns, nodes }): Drawn => {
    const svg: string[] = [];
    let y = 6;
    if (columns) {
      const [name = "", value = ""] = columns;
      svg.push(row(text(6, 16, name, "m"), text(canvasWidth - 6, 16, value, "m e")));
      y = 26;
    }
    const lastY: number[] = [];
    for (const [label = "", value = ""] of nodes) {
      const { depth, name } = depthOf(label);
      const x = 6 + depth * indent;
      const width = canvasWidth - x - textWidth(value, 12, true) - 24;
      const body = paragraph(name, { x, y: y + 15, width, style: depth ? "" : "b" });
      const parent = lastY[depth - 1];
      if (depth && parent !== undefined)
        svg.push(path("n", [x - 13, parent + 6], [x - 13, y + 11], [x - 4, y + 11]));
      svg.push(row(body.svg, text(canvasWidth - 6, y + 15, value, "b e")));
      lastY[depth] = y + body.height;
      y += body.height + 8;
    }
    return { svg: svg.join(""), height: y };
  },
  example: `nodes:
  - Lamp | 1 ea
  - "> Shade | 1 ea"
  - "> > Screw | 2 ea"`,
});
