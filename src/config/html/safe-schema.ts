import { defaultSchema, type Options } from "rehype-sanitize";

const everywhere = defaultSchema.attributes?.["*"] ?? [];

/** GitHub's safe elements and attributes, without `name`. `rehypeContentIds` runs next and handles ids. */
export const safeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  attributes: { ...defaultSchema.attributes, "*": everywhere.filter((name) => name !== "name") },
  strip: ["script", "style"],
};
