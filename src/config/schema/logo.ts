import { z } from "zod";
import { linkRules } from "../addresses/link-address";
import { linkTarget } from "../addresses/link-schema";

/** A file of static/ (`/logo.svg`), or one of another host. */
const file = linkTarget(linkRules.picture);

/** A picture in place of the site's own mark. */
export const logoSchema = z.strictObject({
  src: file,
  /** Picture for dark mode, where it is another one. */
  srcDark: file.optional(),
  /** Empty where the title beside it says the same. */
  alt: z.string().default(""),
  /** Pixels; both are needed so that nothing moves when the picture arrives. */
  width: z.int().min(1).default(26),
  height: z.int().min(1).default(26),
});
