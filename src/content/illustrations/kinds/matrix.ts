import { z } from "zod";
import { canvasWidth, path, row, text, widest } from "../canvas";
import { cells } from "../fields";
import { kind } from "../kind";
import { wrap } from "../measure";

const tick = (x: number, y: number) =>
  path(
    [
      [x - 5, y],
      [x - 1, y + 5],
      [x + 6, y - 6],
    ],
    "t",
  );

/** Who may do what, or what goes which way: `x` is drawn as a tick, words stay words. */
export const matrix = kind({
  shape: {
    columns: cells,
    rows: z.array(cells).min(1),
  },
  draw: ({ columns, rows }) => {
    const [corner = "", ...names] = columns;
    const first = Math.min(150, widest([corner, ...rows.map(([name = ""]) => name)], true) + 14);
    const step = (canvasWidth - first) / names.length;
    const heads = names.map((name) => wrap(name, step - 2, 12));
    const top = 8 + Math.max(...heads.map((lines) => lines.length)) * 15;
    const middle = (index: number) => first + (index + 0.5) * step;
    const svg = [
      row(
        text(4, 14, corner, "m"),
        ...heads.flatMap((lines, index) =>
          lines.map((line, at) => text(middle(index), 14 + at * 15, line, "m c")),
        ),
      ),
    ];
    let y = top;
    for (const [name = "", ...values] of rows) {
      const lines = wrap(name, first - 8, 12, true);
      const height = lines.length * 16 + 12;
      const shown = values.map((value, index) => {
        const x = middle(index);
        if (value === "x") return tick(x, y + height / 2);
        const cell = wrap(value, step - 4, 12);
        return cell.map((line, at) => text(x, y + 18 + at * 15, line, "c")).join("");
      });
      svg.push(
        path(
          [
            [0, y],
            [canvasWidth, y],
          ],
          "g",
        ),
        row(...lines.map((line, at) => text(4, y + 18 + at * 16, line, "b")), ...shown),
      );
      y += Math.max(height, ...values.map((value) => wrap(value, step - 4, 12).length * 15 + 12));
    }
    return { svg: svg.join(""), height: y + 2 };
  },
  example: `columns: Role | Sell | Buy
rows:
  - Packer | x |
  - Buyer | | x`,
});
