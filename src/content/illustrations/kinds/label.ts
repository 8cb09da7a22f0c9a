import { z } from "zod";
import { canvasWidth, path, rect, row, text } from "../canvas";
import { namedCells, words } from "../kind-fields";
import { kind } from "../kind";
import { stripes } from "../stripes";

const [left, width, height] = [50, 240, 360];

/** A shipping label of 4 by 6 inches. */
export const label = kind({
  shape: {
    carrier: words,
    service: words,
    from: z.array(words).min(1),
    to: z.array(words).min(1),
    weight: words.optional(),
    tracking: words,
    reference: words.optional(),
    size: namedCells("width", "height").default(["", ""]),
  },
  draw: ({ carrier, service, from, to, weight = "", tracking, reference = "", size }) => {
    const right = left + width;
    const [across = "", down = ""] = size;
    const divider = (y: number) => path("n", [left, y], [right, y]);
    const fromEnd = 68 + from.length * 15;
    const toStart = fromEnd + 24;
    const lines = (all: readonly string[], y: number, style: "" | "b") =>
      all.map((line, index) => text(left + 14, y + index * 16, line, style));
    const svg = [
      rect({ x: left, y: 1, width, height: height - 2 }, "", 6),
      row(text(left + 14, 26, carrier, "b"), text(right - 14, 26, weight, "e")),
      rect({ x: left, y: 38, width, height: 24 }, "s"),
      row(text(left + width / 2, 54, service, "b c")),
      row(...lines(from, 80, "")),
      divider(fromEnd + 6),
      row(...lines(to, toStart + 2, "b")),
      divider(height - 118),
      stripes(tracking, { x: left + 24, y: height - 106, width: width - 48, height: 56 }),
      row(text(left + width / 2, height - 34, tracking, "c")),
      row(text(left + width / 2, height - 14, reference, "m c")),
      row(
        text(left + width / 2, height + 16, across, "m c"),
        text(canvasWidth - 8, height / 2, down, "m e"),
      ),
    ];
    return { svg: svg.join(""), height: height + 22 };
  },
  example: `carrier: Parcel service
service: Ground
from: [The shop, 1 Main Street, Springfield]
to: [Ann Example, 2 High Street, Shelbyville]
tracking: 1Z 999`,
});
