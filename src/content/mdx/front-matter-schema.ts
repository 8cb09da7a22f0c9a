import { z } from "zod";
import { addressSchema } from "../../config/addresses/address-schema";
import { text } from "./schema-parts";

/** `Date` takes 30 February for 2 March, so the way back must lead to the same text. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "a date is written YYYY-MM-DD", abort: true })
  .refine(isDay, "there is no such day");

const shared = {
  title: text,
  description: text.optional(),
  slug: addressSchema.optional(),
  /** Addresses that the page had before; hosts lead them to it. */
  redirect_from: z.array(addressSchema).default([]),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  tags: z.array(text).default([]),
  keywords: z.array(text).default([]),
  unlisted: z.boolean().default(false),
  draft: z.boolean().default(false),
  image: text.optional(),
  last_update: z
    .strictObject({ date: date.optional(), author: text.optional() })
    .refine((value) => value.date ?? value.author, "it has neither date nor author")
    .optional(),
  hide_title: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
};

/** Keys of a file under docs/ or pages/. */
export const pageSchema = z.strictObject(shared);

/** Keys of a file under blog/. */
export const blogSchema = z.strictObject({
  ...shared,
  date,
  authors: z.array(text).default([]),
});

/** Keys of a translation: what is words. Everything else is that of its original. */
export const translationSchema = pageSchema.pick({
  title: true,
  description: true,
  sidebar_label: true,
  keywords: true,
  image: true,
  last_update: true,
});

/** Values to paste, by key. */
export const frontMatterExamples = {
  "": "title: Work with lists",
  title: "title: Work with lists",
  description: "description: Filter, sort and save the lists of your company.",
  slug: "slug: /docs/lists",
  redirect_from: "redirect_from: [/docs/tables]",
  sidebar_label: "sidebar_label: Lists",
  sidebar_position: "sidebar_position: 2",
  tags: "tags: [hello]",
  keywords: "keywords: [filter, sort]",
  unlisted: "unlisted: true",
  draft: "draft: true",
  image: "image: /img/lists.png",
  last_update: "last_update:\n  date: 2026-03-09\n  author: Maren Holt",
  "last_update.date": "  date: 2026-03-09",
  "last_update.author": "  author: Maren Holt",
  hide_title: "hide_title: true",
  hide_table_of_contents: "hide_table_of_contents: true",
  date: "date: 2026-03-09",
  authors: "authors: [maren]",
};
