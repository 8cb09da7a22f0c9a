import { z } from "zod";
import { linkFields, hasOneTarget, oneTargetMessage } from "./link";

/** A starting point for a task. */
const entrySchema = z
  .strictObject({ ...linkFields, text: z.string().min(1) })
  .refine(hasOneTarget, oneTargetMessage);

export const homeSchema = z.strictObject({
  headline: z.string().min(1),
  lead: z.string().min(1),
  /** Entries by audience. */
  sections: z.array(
    z.strictObject({ title: z.string().min(1), entries: z.array(entrySchema).min(1) }),
  ),
});
