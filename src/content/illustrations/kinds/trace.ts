import { z } from "zod";
import { arrowHead, canvasWidth, lineHeight, paragraph, path, rect, row, text } from "../canvas";
import { cells } from "../kind-fields";
import { kind } from "../kind";

const gap = 10;
const between = 44;

/** Where a lot came from and went: levels from top to bottom, each box with the quantity that entered it. */
export const trace = kind({
  shape: {
    levels: z
      .array(
        z.array(
          cells.refine(
            (found) => found.length >= 2 && found.length <= 4,
            "write name | what | quantity | parent",
          ),
        ),
      )
      .min(2),
  },
  draw: ({ levels }) => {
    const svg: string[] = [];
    const ends = new Map<string, readonly [number, number]>();
    let y = 2;
    levels.forEach((level, depth) => {
      const width = (canvasWidth - 4 - gap * (level.length - 1)) / level.length;
      const bodies = level.map(([name = "", what = ""], index) => {
        const x = 2 + index * (width + gap);
        const title = paragraph(name, { x: x + 8, y: y + 18, width: width - 14, style: "b" });
        const rest = paragraph(what, { x: x + 8, y: y + 18 + title.height, width: width - 14 });
        return { x, svg: title.svg + rest.svg, height: title.height + rest.height + 12 };
      });
      const height = Math.max(...bodies.map((body) => body.height), lineHeight + 12);
      level.forEach(([name = "", , quantity = "", parent], index) => {
        const { x = 0, svg: words = "" } = bodies[index] ?? {};
        const middle = x + width / 2;
        const from = depth ? (ends.get(parent ?? "") ?? [...ends.values()][0]) : undefined;
        if (from) {
          const elbow = y - between / 2 - 6;
          svg.push(
            path("n", from, [from[0], elbow], [middle, elbow], [middle, y - 2]),
            arrowHead([middle, y]),
          );
        }
        svg.push(
          row(
            from ? text(middle + 6, y - 10, quantity, "b") : "",
            rect({ x, y, width, height }, depth ? "" : "a", 5),
            words,
          ),
        );
        ends.set(name, [middle, y + height]);
      });
      y += height + between;
    });
    return { svg: svg.join(""), height: y - between + 4 };
  },
  example: `levels:
  - - L-1 | made on March 2
  - - SO-1 | Ann | 3 ea
    - SO-2 | Ben | 5 ea`,
});
