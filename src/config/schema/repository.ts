import { z } from "zod";
import { webLink } from "../addresses/link-schema";

/** Where the sources of the pages are kept. */
export const repositorySchema = z.strictObject({
  /** Address at which a file is edited; `{path}` stands for `content/docs/intro.mdx`. */
  editUrl: webLink.refine((url) => /\{path\}|%7Bpath%7D/i.test(url), "must contain {path}"),
});
