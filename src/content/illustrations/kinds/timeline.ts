import { z } from "zod";
import { canvasWidth, circle, paragraph, path, row, text, widest } from "../canvas";
import { cells } from "../kind-fields";
import { kind } from "../kind";

/** What happens when: `*` in front of a time marks it. */
export const timeline = kind({
  shape: { events: z.array(cells).min(2) },
  draw: ({ events }) => {
    const times = events.map(([time = ""]) => time.replace(/^\*\s*/, ""));
    const line = Math.min(130, widest(times, true) + 18);
    const svg: string[] = [];
    const dots: number[] = [];
    let y = 4;
    events.forEach(([time = "", what = "", more = ""], index) => {
      const marked = time.startsWith("*");
      const x = line + 16;
      const room = { x, width: canvasWidth - x - 4 };
      const body = paragraph(what, { ...room, y: y + 14, style: marked ? "b" : "" });
      const rest = paragraph(more, { ...room, y: y + 14 + body.height, style: "m" });
      svg.push(
        row(
          text(line - 12, y + 14, times[index] ?? "", "b e"),
          circle([line, y + 10], 5, marked ? "p" : ""),
          body.svg,
          rest.svg,
        ),
      );
      dots.push(y + 10);
      y += body.height + rest.height + 12;
    });
    return {
      svg: path("n", [line, dots[0] ?? 0], [line, dots.at(-1) ?? 0]) + svg.join(""),
      height: y,
    };
  },
  example: `events:
  - March 2 | The order is issued
  - "*March 4 | The parcel leaves"`,
});
