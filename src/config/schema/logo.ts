import { z } from "zod";
import { linkRules } from "../addresses/link-address";
import { linkTarget } from "../addresses/link-schema";

/** A file in static/ (`/logo.svg`) or on another host. */
const file = linkTarget(linkRules.picture);

/** Replaces the site's own logo. */
export const logoSchema = z.strictObject({
  src: file,
  /** For dark mode; defaults to `src`. */
  srcDark: file.optional(),
  /** Empty if the title next to it says the same. */
  alt: z.string().default(""),
  /** In pixels. The size keeps the page from shifting when the image loads. */
  width: z.int().min(1).default(26),
  height: z.int().min(1).default(26),
});
