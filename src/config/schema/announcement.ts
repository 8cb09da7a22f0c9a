import { z } from "zod";
import { htmlSchema } from "./html";

const color = z
  .string()
  .regex(
    /^(?!.*url\()(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|oklch|oklab|color|var)\([\w\s.,%#/+()-]+\))$/i,
    "must be a CSS colour: #0c7566",
  );

/** A line above the top bar. A new id shows it again to readers who closed the one before. */
export const announcementSchema = z.strictObject({
  id: z.string().regex(/^[\w.-]+$/, 'must be a name of letters, digits, ".", "-" and "_"'),
  /** HTML; what could run or restyle the page is taken out. */
  content: htmlSchema,
  /** A soft tone of the accent colour where it is left out. */
  backgroundColor: color.nullable().default(null),
  textColor: color.nullable().default(null),
  isCloseable: z.boolean().default(true),
});
