import { z } from "zod";
import { canvasWidth, path, row, text, textLines, unseen, widest } from "../canvas";
import { cells } from "../kind-fields";
import { kind } from "../kind";
import { wrap } from "../measure";

const tick = (x: number, y: number) => path("t", [x - 5, y], [x - 1, y + 5], [x + 6, y - 6]);

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
        ...heads.map((lines, index) => textLines([middle(index), 14], lines, "m c", 15)),
      ),
    ];
    let y = top;
    for (const [name = "", ...values] of rows) {
      const lines = wrap(name, first - 8, 12, true);
      const height = lines.length * 16 + 12;
      const shown = values.map((value, index) => {
        const x = middle(index);
        if (value === "x") return tick(x, y + height / 2) + unseen(names[index] ?? "");
        return textLines([x, y + 18], wrap(value, step - 4, 12), "c", 15);
      });
      svg.push(
        path("g", [0, y], [canvasWidth, y]),
        row(textLines([4, y + 18], lines, "b"), ...shown),
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
