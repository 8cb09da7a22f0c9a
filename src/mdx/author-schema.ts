import { z } from "zod";
import { socialSchema } from "./socials";
import { route, text } from "./schema-parts";

const permalink = z
  .string()
  .regex(
    /^\/?[^\s?#/][^\s?#]*[^\s?#/]$|^\/?[^\s?#/]$/,
    'a permalink has no "/" at its end and no "?" or "#"',
  );

const entry = z
  .strictObject({
    name: text.optional(),
    title: text.optional(),
    description: text.optional(),
    /** A page elsewhere, or a route of this site. */
    url: z
      .union([z.url(), route], 'a url is a full address, or a route that begins with "/"')
      .optional(),
    image: text.optional(),
    socials: socialSchema.optional(),
    /** The page with all posts: false for none, or where it is. */
    page: z.union([z.boolean(), z.strictObject({ permalink })]).optional(),
    /** The author that this key stands for, after a change of name. */
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

/** `authors.yml`: one entry a key. */
export const authorsSchema = z.record(z.string(), entry);

export type AuthorEntry = z.output<typeof entry>;
