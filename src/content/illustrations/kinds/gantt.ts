import { z } from "zod";
import { canvasWidth, path, rect, row, text } from "../canvas";
import { words } from "../kind-fields";
import { kind } from "../kind";
import { textWidth } from "../measure";

/** Bars on a calendar. `from` and `to` count the ticks of the scale: 0.5 is in the middle of the first. */
export const gantt = kind({
  shape: {
    scale: z.array(words).min(2),
    bars: z
      .array(
        z.object({
          name: words,
          from: z.number().min(0),
          to: z.number().min(0),
          note: words.optional(),
          light: z.boolean().default(false),
        }),
      )
      .min(1),
  },
  draw: ({ scale, bars }) => {
    const step = (canvasWidth - 8) / scale.length;
    const at = (tick: number) => 4 + Math.min(tick, scale.length) * step;
    const rowHeight = 46;
    const bottom = 30 + bars.length * rowHeight;
    const grid = scale.map((_, index) => path("g", [at(index), 24], [at(index), bottom]));
    const ticks = row(...scale.map((tick, index) => text(at(index + 0.5), 16, tick, "m c")));
    const drawn = bars.map(({ name, from, to, note = "", light }, index) => {
      const y = 30 + index * rowHeight;
      const nameX = Math.max(4, Math.min(at(from), canvasWidth - 4 - textWidth(name, 12, true)));
      const bar = { x: at(from), y: y + 20, width: Math.max(4, at(to) - at(from)), height: 18 };
      const noteWidth = textWidth(note, 12);
      const end = bar.x + bar.width;
      const after = end + 6 + noteWidth < canvasWidth;
      const place = noteWidth + 8 < bar.width ? bar.x + 5 : after ? end + 6 : bar.x - 6 - noteWidth;
      return row(
        text(nameX, y + 14, name, "b"),
        rect(bar, light ? "s" : "a", 3),
        text(place, y + 33, note),
      );
    });
    return { svg: grid.join("") + ticks + drawn.join(""), height: bottom + 4 };
  },
  example: `scale: [Mon, Tue, Wed]
bars:
  - { name: Weld, from: 0, to: 1.5, note: 12 h }`,
});
