import { z } from "zod";
import { htmlSchema } from "./html";

const color = z
  .string()
  .regex(
    /^(?!.*url\()(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|oklch|oklab|color|var)\([\w\s.,%#/+()-]+\))$/i,
    "must be a CSS color: #0c7566",
  );

/** A line above the navbar. A new id shows it again to readers who closed the previous one. */
export const announcementSchema = z.strictObject({
  id: z.string().regex(/^[\w.-]+$/, 'must be a name of letters, digits, ".", "-" and "_"'),
  /** HTML, which is sanitized. */
  content: htmlSchema,
  /** Defaults to a soft tone of the accent color. */
  backgroundColor: color.nullable().default(null),
  textColor: color.nullable().default(null),
  isCloseable: z.boolean().default(true),
});
