import { z } from "zod";
import { webLink } from "../addresses/link-schema";

export const repositorySchema = z.strictObject({
  /** Where readers edit a page; `{path}` stands for `content/docs/intro.mdx`. */
  editUrl: webLink.refine((url) => /\{path\}|%7Bpath%7D/i.test(url), "must contain {path}"),
});
