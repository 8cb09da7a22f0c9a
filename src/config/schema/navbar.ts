import { z } from "zod";
import { logoSchema } from "./logo";
import { navbarItemSchema } from "./navbar-item";

export const navbarSchema = z.strictObject({
  title: z.string().min(1),
  /** Defaults to the site's own logo. */
  logo: logoSchema.nullable().default(null),
  /** `dark` is dark in light mode too, `primary` is the accent color; null follows the color mode. */
  style: z.enum(["dark", "primary"]).nullable().default(null),
  /** Hides the navbar on scroll down until the reader scrolls up. */
  hideOnScroll: z.boolean().default(false),
  items: z.array(navbarItemSchema),
});
