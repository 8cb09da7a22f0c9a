import { z } from "zod";

/** A text with content. */
export const words = z.string().trim().min(1);

/** `LGT-R | 3 ea | 39.00`: cells, in which numbers stay as they are written. */
export const cells = z.string().transform((line) => line.split("|").map((cell) => cell.trim()));

/** Like `cells`, with exactly these: what each of them is goes into the message. */
export const namedCells = (...names: string[]) =>
  cells.refine((found) => found.length === names.length, `write ${names.join(" | ")}`);

/** The value of a text such as `1,204.50 USD`; 0 for text without a number. */
export const amountIn = (text: string) =>
  Number(/-?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", "") ?? 0);
