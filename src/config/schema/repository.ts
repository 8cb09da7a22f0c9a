import { z } from "zod";

/** Where the sources of the pages are kept. */
export const repositorySchema = z.strictObject({
  /** Address at which a file is edited; `{path}` stands for `content/docs/intro.mdx`. */
  editUrl: z
    .url("must be a full address: https://…")
    .refine((url) => decodeURI(url).includes("{path}"), "must contain {path}"),
});
