import { z } from "zod";

/** A version of the docs. The first one is this build's; the others stand at addresses of their own. */
export const docVersionSchema = z.strictObject({
  name: z.string().regex(/^[\w.-]+$/, 'must be a name of letters, digits, ".", "-" and "_"'),
  label: z.string().min(1),
  /** The page that links to the version lead to: its path under content/docs without extension. */
  mainDocId: z.string().min(1),
  /** Where another version is published. */
  href: z.url("must be a full address: https://…").optional(),
});

/** All versions; those after the first need an address. */
export const docVersionsSchema = z
  .array(docVersionSchema)
  .min(1)
  .refine(
    (versions) => versions.slice(1).every(({ href }) => href !== undefined),
    'every version but the first needs an "href": it is published elsewhere',
  );
