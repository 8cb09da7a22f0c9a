import { z } from "zod";
import { canvasWidth, disk, rect, remarks, row, screenFrame, text } from "../canvas";
import { cells, namedCells, words } from "../kind-fields";
import { kind } from "../kind";
import { textWidth } from "../measure";
import { table } from "../table";

const places = ["menu", "button", "chips", "columns", "rows", "foot"] as const;
type Place = (typeof places)[number];

function chipsOf(chips: readonly string[], top: number) {
  let [x, y] = [10, top];
  const svg = chips.map((chip) => {
    const width = textWidth(chip, 12) + 18;
    if (x + width > canvasWidth - 34) [x, y] = [10, y + 28];
    const drawn =
      rect({ x, y, width, height: 22 }, "a", 11) + text(x + width / 2, y + 15, chip, "c");
    x += width + 6;
    return drawn;
  });
  return { svg: chips.length ? row(...svg) : "", height: chips.length ? y + 30 - top : 0 };
}

/** A list as the product shows it, with numbered remarks on its parts. */
export const screen = kind({
  shape: {
    menu: words,
    button: words.optional(),
    chips: z.array(words).default([]),
    columns: cells,
    rows: z.array(cells).min(1),
    ticks: z.boolean().default(false),
    marked: z.array(z.number()).default([]),
    foot: words.optional(),
    notes: z
      .array(
        namedCells("part", "remark").refine(
          ([place]) => places.includes(place as Place),
          `name a part: ${places.join(", ")}`,
        ),
      )
      .default([]),
  },
  draw: ({ menu, button, chips, columns, rows, ticks, marked, foot, notes }) => {
    const at: Partial<Record<Place, number>> = { menu: 18, button: 18 };
    const edge = canvasWidth - 8;
    const buttonWidth = button ? textWidth(button, 12, true) + 20 : 0;
    const bar = row(
      text(10, 22, menu, "b"),
      button
        ? rect({ x: edge - 20 - buttonWidth, y: 6, width: buttonWidth, height: 24 }, "p", 4)
        : "",
      button ? text(edge - 20 - buttonWidth / 2, 22, button, "b c o") : "",
    );
    let y = 44;
    at.chips = y + 11;
    const filters = chipsOf(chips, y);
    y += filters.height;
    at.columns = y + 12;
    at.rows = y + 36;
    const inner = { x: 1, width: canvasWidth - 2 - (notes.length ? 22 : 0) };
    const list = table({ columns, rows, ticks, marked, ...inner }, y);
    y += list.height;
    at.foot = y + 14;
    const last = foot ? row(text(10, y + 18, foot, "m")) : "";
    y += foot ? 28 : 8;
    const disks = notes.map(([place], index) => {
      const x = place === "menu" ? textWidth(menu, 12, true) + 26 : canvasWidth - 14;
      return disk(index + 1, [x, at[place as Place] ?? 0]);
    });
    const below = remarks(notes, y + 8);
    return {
      svg: screenFrame(y) + bar + filters.svg + list.svg + last + disks.join("") + below.svg,
      height: y + 8 + below.height,
    };
  },
  example: `menu: Sales > Orders
chips: [Status is open]
columns: Number | Customer | Total
rows:
  - SO-1 | Ann | 39.00
notes:
  - chips | One filter for each question.`,
});
