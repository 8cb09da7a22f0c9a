import { z } from "zod";
import { text as interfaceText } from "../../../i18n/text";
import { canvasWidth, lineHeight, paragraph, path, row, text, unseen } from "../canvas";
import { namedCells, words } from "../kind-fields";
import { kind } from "../kind";

const gap = 20;
const width = (canvasWidth - gap) / 2;

const account = z.object({
  name: words,
  entries: z.array(namedCells("what", "debit", "credit")).min(1),
});

function draw({ name, entries }: z.output<typeof account>, x: number, y: number) {
  const { sides } = interfaceText;
  const title = paragraph(name, { x, y: y + 14, width, style: "b" });
  const top = y + title.height + 6;
  const rows = entries.map(([what = "", debit = "", credit = ""], index) => {
    const at = top + 18 + index * 2 * lineHeight;
    return row(
      text(debit ? x : x + width / 2 + 6, at, what, "m"),
      text(x + width / 2 - 6, at + lineHeight, debit, "e"),
      text(x + width, at + lineHeight, credit, "e"),
      unseen(debit ? sides.debit : sides.credit),
    );
  });
  const bottom = top + 12 + entries.length * 2 * lineHeight;
  const frame =
    path("n h", [x, top], [x + width, top]) +
    path("n h", [x + width / 2, top], [x + width / 2, bottom]);
  return { svg: row(title.svg) + frame + rows.join(""), height: bottom - y };
}

/** T-accounts, two side by side: debits on the left, credits on the right. */
export const accounts = kind({
  shape: { accounts: z.array(account).min(1) },
  draw: ({ accounts: all }) => {
    const svg: string[] = [];
    let y = 0;
    for (let index = 0; index < all.length; index += 2) {
      const pair = all.slice(index, index + 2).map((one, at) => draw(one, at * (width + gap), y));
      svg.push(...pair.map((one) => one.svg));
      y += Math.max(...pair.map(({ height }) => height)) + 12;
    }
    return { svg: svg.join(""), height: y };
  },
  example: `accounts:
  - name: Cost of goods sold
    entries: [SHP-1 | 37.20 |]`,
});
