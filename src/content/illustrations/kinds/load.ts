import { z } from "zod";
import { canvasWidth, path, rect, row, text } from "../canvas";
import { amountIn, namedCells, words } from "../kind-fields";
import { kind } from "../kind";

const [left, base, room] = [8, 176, 130];

/** The load of a work center against its capacity, by day or week. */
export const load = kind({
  shape: {
    unit: words,
    capacity: words,
    bars: z.array(namedCells("when", "load")).min(1),
  },
  draw: ({ unit, capacity, bars }) => {
    const limit = amountIn(capacity);
    const highest = Math.max(limit, ...bars.map(([, value = ""]) => amountIn(value)));
    const tall = (value: number) => (value / highest) * room;
    const step = (canvasWidth - 2 * left) / bars.length;
    const width = Math.min(56, step - 14);
    const drawn = bars.map(([when = "", value = ""], index) => {
      const x = left + index * step + (step - width) / 2;
      const amount = amountIn(value);
      const [within, over] = [tall(Math.min(amount, limit)), tall(Math.max(0, amount - limit))];
      const isTall = within > 40;
      return row(
        rect({ x, y: base - within, width, height: within }, "a"),
        over ? rect({ x, y: base - within - over, width, height: over }, "x") : "",
        text(x + width / 2, isTall ? base - within + 22 : base - within - 6, value, "b c"),
        text(x + width / 2, base + 18, when, "m c"),
      );
    });
    const line = base - tall(limit);
    return {
      svg: [
        row(text(left, 16, capacity, "b"), text(canvasWidth - left, 16, unit, "m e")),
        ...drawn,
        path("n", [left, base], [canvasWidth - left, base]),
        path("d h", [left, line], [canvasWidth - left, line]),
      ].join(""),
      height: base + 28,
    };
  },
  example: `unit: hours a week
capacity: capacity 40 h
bars:
  - Week 11 | 38`,
});
