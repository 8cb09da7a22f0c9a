import { z } from "zod";
import { canvasWidth, rect, row, text } from "../canvas";
import { amountIn, namedCells, words } from "../kind-fields";
import { kind } from "../kind";

const left = 6;

/** Amounts as bars below each other; `=` in front of a name marks a sum. */
export const bars = kind({
  shape: {
    unit: words.optional(),
    bars: z.array(namedCells("name", "amount")).min(2),
  },
  draw: ({ unit = "", bars: all }) => {
    const most = Math.max(...all.map(([, amount = ""]) => Math.abs(amountIn(amount))));
    const top = unit ? 22 : 0;
    const rows = all.map(([label = "", amount = ""], index) => {
      const isSum = label.startsWith("=");
      const y = top + index * 38;
      const width = Math.max(1, (Math.abs(amountIn(amount)) / most) * (canvasWidth - 2 * left));
      const style = isSum ? "b" : "";
      return row(
        text(left, y + 14, label.replace(/^=\s*/, ""), style),
        text(canvasWidth - left, y + 14, amount, "b e"),
        rect({ x: left, y: y + 19, width, height: 10 }, isSum ? "p" : "a", 2),
      );
    });
    const head = unit ? row(text(canvasWidth - left, 14, unit, "m e")) : "";
    return { svg: head + rows.join(""), height: top + all.length * 38 };
  },
  example: `unit: USD
bars:
  - Parts | 24.00
  - Labor | 9.70
  - "= One piece | 33.70"`,
});
