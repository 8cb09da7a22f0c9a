import { z } from "zod";
import { canvasWidth, rect, row, text } from "../canvas";
import { amountIn, namedCells, words } from "../kind-fields";
import { kind } from "../kind";

const [left, room] = [8, 76];

/** Costing layers, oldest first: as wide as the quantity, as high as the cost of one. Used pieces are shaded. */
export const layers = kind({
  shape: {
    layers: z.array(namedCells("name", "quantity", "cost of one", "of which used")).min(1),
    used: words,
    left: words,
  },
  draw: ({ layers: all, used, left: rest }) => {
    const total = all.reduce((sum, [, quantity = ""]) => sum + amountIn(quantity), 0);
    const highest = Math.max(...all.map(([, , cost = ""]) => amountIn(cost)));
    const wide = (quantity: number) => (quantity / total) * (canvasWidth - 2 * left);
    let x = left;
    const blocks = all.map(([, quantity = "", cost = "", taken = ""], index) => {
      const [count, gone] = [amountIn(quantity), amountIn(taken)];
      const height = 24 + (amountIn(cost) / highest) * (room - 24);
      const y = 10 + room - height;
      const drawn =
        (gone ? rect({ x, y, width: wide(gone), height }, "s d") : "") +
        (count > gone
          ? rect({ x: x + wide(gone), y, width: wide(count - gone), height }, "a")
          : "");
      const name = text(x + wide(count) / 2, 10 + room + 16, String(index + 1), "b c");
      x += wide(count);
      return drawn + name;
    });
    const rows = all.map(([name = "", quantity = "", cost = "", taken = ""], index) => {
      const y = 128 + index * 40;
      return row(
        text(left, y, `${index + 1}`, "b"),
        text(left + 20, y, name),
        text(left + 20, y + 16, `${quantity}, ${cost}`, "m"),
        text(canvasWidth - left, y + 16, amountIn(taken) ? taken : "", "m e"),
      );
    });
    const y = 128 + all.length * 40;
    const key = [
      row(rect({ x: left, y: y - 9, width: 12, height: 12 }, "s d"), text(left + 20, y + 1, used)),
      row(rect({ x: left, y: y + 11, width: 12, height: 12 }, "a"), text(left + 20, y + 21, rest)),
    ];
    return { svg: [...blocks, ...rows, ...key].join(""), height: y + 30 };
  },
  example: `layers:
  - RCV-1, March 2 | 10 ea | 12.00 each | 10 used
  - RCV-2, March 9 | 10 ea | 13.00 each | 2 used
used: issued
left: on the shelf`,
});
