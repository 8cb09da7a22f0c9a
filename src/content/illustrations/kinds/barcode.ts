import { z } from "zod";
import { canvasWidth, path, rect, row, text } from "../canvas";
import { namedCells, words } from "../kind-fields";
import { kind } from "../kind";
import { stripes } from "../stripes";

/** A label with a GS1 barcode, and what each of its parts means. */
export const barcode = kind({
  shape: {
    title: words,
    parts: z.array(namedCells("(identifier)", "value", "meaning")).min(1),
  },
  draw: ({ title, parts }) => {
    const code = parts.map(([id = "", value = ""]) => id + value).join("");
    const svg = [
      row(text(14, 24, title, "b")),
      stripes(code, { x: 20, y: 40, width: canvasWidth - 40, height: 54 }),
    ];
    let y = 110;
    for (const [id = "", value = "", meaning = ""] of parts) {
      svg.push(
        path("g", [14, y], [canvasWidth - 14, y]),
        row(
          text(14, y + 18, id, "b a"),
          text(52, y + 18, value, "b"),
          text(canvasWidth - 14, y + 18, meaning, "m e"),
        ),
      );
      y += 28;
    }
    const sheet = rect({ x: 1, y: 1, width: canvasWidth - 2, height: y - 1 }, "", 6);
    return { svg: sheet + svg.join(""), height: y + 1 };
  },
  example: `title: A case of lamps
parts:
  - (01) | 09501101530003 | item
  - (10) | L-1 | lot`,
});
