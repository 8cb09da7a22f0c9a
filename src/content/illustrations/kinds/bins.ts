import { z } from "zod";
import { canvasWidth, paragraph, rect, row, text } from "../canvas";
import { cells, words } from "../kind-fields";
import { kind } from "../kind";

const left = 58;
const cellHeight = 56;

/** The front of a shelf: bays side by side, levels above each other; `*` marks a bin. */
export const bins = kind({
  shape: {
    title: words,
    bays: cells,
    levels: z.array(z.object({ level: words, bins: cells })).min(1),
    ground: words.optional(),
  },
  draw: ({ title, bays, levels, ground = "" }) => {
    const width = (canvasWidth - left - 2) / bays.length;
    const svg = [row(text(4, 16, title, "b"))];
    svg.push(row(...bays.map((bay, index) => text(left + (index + 0.5) * width, 40, bay, "m c"))));
    let y = 48;
    for (const { level, bins: found } of levels) {
      const boxes = bays.map((_, index) => {
        const marked = (found[index] ?? "").startsWith("*");
        const x = left + index * width;
        const [code = "", content = ""] = (found[index] ?? "").replace(/^\*\s*/, "").split(/:\s*/);
        const style = marked ? "a" : content ? "" : "s";
        return (
          rect({ x, y, width, height: cellHeight }, style) +
          text(x + 7, y + 18, code, "b") +
          paragraph(content, { x: x + 7, y: y + 34, width: width - 10 }).svg
        );
      });
      const name = paragraph(level, { x: 4, y: y + 26, width: left - 8, style: "m" });
      svg.push(row(name.svg, ...boxes));
      y += cellHeight;
    }
    svg.push(rect({ x: left - 6, y, width: canvasWidth - left + 4, height: 4 }, "f"));
    svg.push(row(text(left + (canvasWidth - left) / 2, y + 20, ground, "m c")));
    return { svg: svg.join(""), height: y + (ground ? 28 : 8) };
  },
  example: `title: Aisle A
bays: Bay 01 | Bay 02
levels:
  - level: Level 1
    bins: "*A-01-1: Lamps, 3 | A-02-1:"`,
});
