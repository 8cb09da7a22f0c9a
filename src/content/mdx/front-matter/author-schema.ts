import { z } from "zod";
import { permalinkSchema } from "../../../config/addresses/address-schema";
import { linkAnywhere } from "../../../config/addresses/link-schema";
import { socialSchema } from "./socials";
import { text } from "./schema-parts";

const entry = z
  .strictObject({
    name: text.optional(),
    title: text.optional(),
    description: text.optional(),
    url: linkAnywhere.optional(),
    image: text.optional(),
    socials: socialSchema.optional(),
    /** The page with all posts: false for none, or its address. */
    page: z.union([z.boolean(), z.strictObject({ permalink: permalinkSchema })]).optional(),
    /** The current key of the author, after a change of name. */
    alias_of: text.optional(),
  })
  .superRefine(({ name, alias_of, ...rest }, context) => {
    if (alias_of === undefined && name === undefined)
      context.addIssue({ code: "custom", path: ["name"], message: "a name is required" });
    const [other] = [...(name ? ["name"] : []), ...Object.keys(rest)];
    if (alias_of !== undefined && other)
      context.addIssue({
        code: "custom",
        path: [other],
        message: "an author that is another one (alias_of) has nothing of its own",
      });
  });

/** `authors.yml` */
export const authorsSchema = z.record(z.string(), entry);

export type AuthorEntry = z.output<typeof entry>;
