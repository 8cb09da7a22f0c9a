import { z } from "zod";
import { logoSchema } from "./logo";
import { navbarItemSchema } from "./navbar-item";

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  title: z.string().min(1),
  /** Without one the site's own mark stands beside the title. */
  logo: logoSchema.nullable().default(null),
  /** `dark` keeps the bar dark in light mode, `primary` gives it the accent colour; null follows the mode. */
  style: z.enum(["dark", "primary"]).nullable().default(null),
  /** Hides the bar on scroll down; it comes back on scroll up. */
  hideOnScroll: z.boolean().default(false),
  items: z.array(navbarItemSchema),
});
