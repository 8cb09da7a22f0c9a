import { z } from "zod";
import { area, canvasWidth, paragraph, path, row, text, textLines } from "../canvas";
import { amountIn, namedCells, words } from "../kind-fields";
import { kind } from "../kind";
import { wrap } from "../measure";

/** How far a unit of depth goes to the right and up. */
const slant = [0.62, 0.36] as const;
const largest = { width: 176, height: 150 };

/** A packed box with its three measures. */
export const box = kind({
  shape: {
    /** Of the front, of the side, and upward, each with its number: `length 24 cm`. */
    measures: z.array(words.refine((one) => amountIn(one) > 0, "write a number")).length(3),
    lines: z.array(namedCells("label", "value")).default([]),
  },
  draw: ({ measures, lines }) => {
    const [front = "", side = "", up = ""] = measures;
    const [length, width, height] = [amountIn(front), amountIn(side), amountIn(up)];
    const scale = Math.min(
      largest.width / (length + width * slant[0]),
      largest.height / (height + width * slant[1]),
    );
    const [l, h] = [length * scale, height * scale];
    const [dx, dy] = [width * scale * slant[0], width * scale * slant[1]];
    const [x, top] = [74, 18 + dy];
    const bottom = top + h;
    const parts = [
      area("", [x, top], [x + l, top], [x + l, bottom], [x, bottom]),
      area("a", [x, top], [x + dx, top - dy], [x + l + dx, top - dy], [x + l, top]),
      area("s", [x + l, top], [x + l + dx, top - dy], [x + l + dx, bottom - dy], [x + l, bottom]),
      path("d", [x + l * 0.42, top], [x + l * 0.42 + dx, top - dy]),
      path("d", [x + l * 0.58, top], [x + l * 0.58 + dx, top - dy]),
      path("n", [x, bottom + 8], [x + l, bottom + 8]),
      path("n", [x - 8, top], [x - 8, bottom]),
      path("n", [x + l + 8, bottom + 3], [x + l + dx + 8, bottom - dy + 3]),
      row(
        text(x + l / 2, bottom + 24, front, "c"),
        text(x + l + dx / 2 + 16, bottom - dy / 2 + 14, side),
        textLines([x - 14, top + h / 2 - 2], wrap(up, 56, 12), "e", 15),
      ),
    ];
    let y = bottom + 36;
    for (const [label = "", value = ""] of lines) {
      const body = paragraph(value, { x: 150, y: y + 14, width: canvasWidth - 160, style: "b" });
      parts.push(row(text(10, y + 14, label, "m"), body.svg));
      y += body.height + 6;
    }
    return { svg: parts.join(""), height: y + 4 };
  },
  example: `measures: [length 24 cm, width 18 cm, height 10 cm]
lines:
  - Weight on the scale | 0.5 kg`,
});
