import { defaultSchema, type Options } from "rehype-sanitize";

const everywhere = defaultSchema.attributes?.["*"] ?? [];

/**
 * GitHub's list of elements and attributes that harm nobody, without names; what becomes of ids is said by
 * `rehypeContentIds`, which comes after it.
 */
export const safeSchema: Options = {
  ...defaultSchema,
  clobber: [],
  attributes: { ...defaultSchema.attributes, "*": everywhere.filter((name) => name !== "name") },
  strip: ["script", "style"],
};
