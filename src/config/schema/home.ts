import { z } from "zod";
import { hasOneTarget, linkFields, linkSchema, oneTargetMessage } from "./link";

const required = z.string().min(1);

/** A starting point for a task; `text` says what kind of page it is. */
const entrySchema = z
  .strictObject({ ...linkFields, text: required.optional() })
  .refine(hasOneTarget, oneTargetMessage);

/** A step of the story: a page that explains it, the document of the example, and where to run it. */
const stepSchema = z
  .strictObject({
    ...linkFields,
    text: required,
    document: required.optional(),
    run: linkSchema.optional(),
  })
  .refine(hasOneTarget, oneTargetMessage);

export const homeSchema = z.strictObject({
  headline: required,
  lead: required,
  /** First pages by role. */
  sections: z.array(z.strictObject({ title: required, entries: z.array(entrySchema).min(1) })),
  /** One example from its first step to its last. */
  story: z
    .strictObject({ title: required, lead: required, steps: z.array(stepSchema).min(2) })
    .optional(),
});
