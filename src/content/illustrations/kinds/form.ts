import { z } from "zod";
import {
  canvasWidth,
  disk,
  fontSize,
  rect,
  remarks,
  row,
  screenFrame,
  text,
  textLines,
} from "../canvas";
import { namedCells, words } from "../kind-fields";
import { kind } from "../kind";
import { textWidth, wrap } from "../measure";

const labelWidth = 128;

/** A record as the product shows it: fields with values, with numbered remarks on some of them. */
export const form = kind({
  shape: {
    menu: words,
    button: words.optional(),
    fields: z.array(namedCells("field", "value")).min(1),
    notes: z.array(namedCells("field", "remark")).default([]),
  },
  draw: ({ menu, button, fields, notes }) => {
    const numbers = new Map(notes.map(([field = ""], index) => [field, index + 1]));
    const valueWidth = canvasWidth - labelWidth - 20 - (notes.length ? 24 : 0);
    const parts: string[] = [];
    let y = 46;
    for (const [label = "", value = ""] of fields) {
      const names = wrap(label, labelWidth - 14, fontSize);
      const values = wrap(value, valueWidth - 14, fontSize);
      const lines = Math.max(names.length, values.length, 1);
      const number = numbers.get(label);
      parts.push(
        row(
          textLines([10, y + 16], names, "m"),
          rect({ x: labelWidth, y, width: valueWidth, height: lines * 16 + 8 }, "s", 4),
          textLines([labelWidth + 8, y + 16], values),
        ),
        number ? disk(number, [canvasWidth - 18, y + 12]) : "",
      );
      y += lines * 16 + 14;
    }
    if (button) {
      const width = textWidth(button, fontSize, true) + 24;
      parts.push(
        row(
          rect({ x: labelWidth, y: y + 2, width, height: 26 }, "p", 4),
          text(labelWidth + width / 2, y + 19, button, "b c o"),
        ),
      );
      y += 36;
    }
    y += 4;
    const below = remarks(notes, y + 8);
    return {
      svg: screenFrame(y) + row(text(10, 22, menu, "b")) + parts.join("") + below.svg,
      height: y + 8 + below.height,
    };
  },
  example: `menu: Settings > Units
fields:
  - Code | ea
  - Name | Each
notes:
  - Code | Fixed as soon as a document uses it.`,
});
