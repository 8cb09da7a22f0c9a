import { z } from "zod";
import { canvasWidth, path, rect, row, text } from "../canvas";
import { amountIn, namedCells, words } from "../kind-fields";
import { kind } from "../kind";

const left = 8;

/** Tiers on a scale, and where things fall among them. */
export const tiers = kind({
  shape: {
    unit: words,
    /** Upper limits, rising. */
    limits: z.array(words).min(2),
    things: z.array(namedCells("name", "value", "tier")).min(1),
  },
  draw: ({ unit, limits, things }) => {
    const most = amountIn(limits.at(-1) ?? "1");
    const at = (value: number) => left + (value / most) * (canvasWidth - 2 * left);
    const bands = limits.map((limit, index) => {
      const from = at(index ? amountIn(limits[index - 1] ?? "") : 0);
      const to = at(amountIn(limit));
      return rect({ x: from, y: 26, width: to - from, height: 28 }, index % 2 ? "a" : "s");
    });
    const names = limits.map((limit) =>
      text(Math.min(at(amountIn(limit)), canvasWidth - 4), 70, limit, "e"),
    );
    const rows = things.map(([name = "", value = "", tier = ""], index) => {
      const y = 84 + index * 40;
      const x = Math.min(at(amountIn(value)), canvasWidth - left);
      return row(
        text(left, y + 14, name, "b"),
        text(canvasWidth - left, y + 14, `${value}, ${tier}`, "e"),
        rect({ x: left, y: y + 20, width: x - left, height: 8 }, "p", 2),
      );
    });
    const marks = things.map(([, value = ""]) => {
      const x = Math.min(at(amountIn(value)), canvasWidth - left);
      return path("h", [x, 22], [x, 58]);
    });
    return {
      svg: [row(text(left, 16, unit, "m")), ...bands, ...marks, row(...names), ...rows].join(""),
      height: 84 + things.length * 40,
    };
  },
  example: `unit: cubic feet
limits: ["0.1", "0.2", "0.3"]
things:
  - Small carton | 0.08 | tier 1`,
});
