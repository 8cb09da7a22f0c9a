import { z } from "zod";
import { linkFields, hasOneTarget, oneTargetMessage } from "./link";

/** A way into the site by task. */
const entrySchema = z
  .strictObject({ ...linkFields, text: z.string().min(1) })
  .refine(hasOneTarget, oneTargetMessage);

export const homeSchema = z.strictObject({
  headline: z.string().min(1),
  lead: z.string().min(1),
  /** Groups of entries: who reads, and where they start. */
  sections: z.array(
    z.strictObject({ title: z.string().min(1), entries: z.array(entrySchema).min(1) }),
  ),
});
