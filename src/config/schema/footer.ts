import { z } from "zod";
import { linkSchema } from "./link";
import { logoSchema } from "./logo";

export const footerSchema = z.strictObject({
  /** `dark` keeps the footer dark in light mode. */
  style: z.enum(["light", "dark"]).default("light"),
  /** Defaults to the site's own logo. */
  logo: logoSchema.nullable().default(null),
  columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema) })),
  copyright: z.string().min(1).nullable().default(null),
});
