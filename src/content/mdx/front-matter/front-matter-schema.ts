import { z } from "zod";
import { addressSchema, permalinkSchema } from "../../../config/addresses/address-schema";
import { faultless } from "../../../problems/corrected";
import { dayMeant } from "../problems/day-meant";
import { text } from "./schema-parts";

/** `Date` takes 30 February for 2 March, so it must lead back to the same text. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A number, such as 20260309, is a date without its signs. */
const date = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  faultless(z.string(), (value) => {
    const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(value);
    if (isWritten && isDay(value)) return undefined;
    const cause = isWritten ? "there is no such day" : "a date is written YYYY-MM-DD";
    const meant = dayMeant(value);
    return { cause, corrected: meant && isDay(meant) ? meant : undefined };
  }),
);

const lastUpdate = {
  date: date.optional().meta({ example: "  date: 2026-03-09" }),
  author: text.optional().meta({ example: "  author: Maren Holt" }),
};

/** The path of an address from the browser's bar, and without the quotes of a word processor. */
const pathIn = (value: string) =>
  value.replace(/^https?:\/\/[^/]+(?=\/)/, "").replace(/^[“”„‘’"']+|[“”„‘’"']+$/g, "");

/** An address of this site, without its host. */
const ownAddress = z.string().superRefine((value, context) => {
  const path = pathIn(value);
  const isMeant = path !== value && addressSchema.safeParse(path).success;
  const message = "it is a path of the site: without https://, its host, and curly quotes";
  if (isMeant) context.addIssue({ code: "custom", message, params: { corrected: path } });
  else
    for (const issue of addressSchema.safeParse(value).error?.issues ?? [])
      if (issue.code === "custom") context.addIssue({ ...issue });
});

/** Without a leading slash: below the folder of the page. `docs/lists` is meant as a whole address. */
const slug = z
  .string()
  .min(1)
  .superRefine((value, context) => {
    const path = pathIn(value);
    const isOwn = path !== value || /^(?:docs|blog)\b/.test(value);
    const schema = isOwn ? ownAddress : permalinkSchema;
    for (const issue of schema.safeParse(value).error?.issues ?? [])
      if (issue.code === "custom") context.addIssue({ ...issue });
  });

const authorsAreKeys = "authors are listed by their keys in blog/authors.yml";

/** `example` is the YAML that messages offer to paste. */
const shared = {
  title: text.meta({ example: "title: Work with lists" }),
  description: text
    .optional()
    .meta({ example: "description: Filter, sort and save the lists of your company." }),
  slug: slug.optional().meta({ example: "slug: /docs/lists" }),
  /** Former addresses of the page; hosts redirect them to it. */
  redirect_from: z.array(ownAddress).default([]).meta({ example: "redirect_from: [/docs/tables]" }),
  sidebar_label: text.optional().meta({ example: "sidebar_label: Lists" }),
  /** A folder of docs, `tutorial/buy`, in whose group of the sidebar the page stands instead of that of its own. */
  sidebar_group: text.optional().meta({ example: "sidebar_group: tutorial/buy" }),
  sidebar_position: z.number().optional().meta({ example: "sidebar_position: 2" }),
  tags: z.array(text).default([]).meta({ example: "tags: [hello]" }),
  keywords: z.array(text).default([]).meta({ example: "keywords: [filter, sort]" }),
  unlisted: z.boolean().default(false).meta({ example: "unlisted: true" }),
  draft: z.boolean().default(false).meta({ example: "draft: true" }),
  image: text.optional().meta({ example: "image: /img/lists.png" }),
  last_update: z
    .preprocess(
      // A date alone.
      (value, context) => {
        const meant = typeof value === "string" && dayMeant(value);
        if (!meant) return value;
        const params = { corrected: `{ date: ${meant} }` };
        context.addIssue({ code: "custom", message: "it has a date, an author, or both", params });
        return z.NEVER;
      },
      z
        .strictObject(lastUpdate)
        .refine((value) => value.date ?? value.author, "it has neither date nor author"),
    )
    .optional()
    .meta({ example: "last_update:\n  date: 2026-03-09\n  author: Maren Holt" }),
  hide_title: z.boolean().default(false).meta({ example: "hide_title: true" }),
  hide_table_of_contents: z
    .boolean()
    .default(false)
    .meta({ example: "hide_table_of_contents: true" }),
};

/** Keys of a file under docs/ or pages/. */
export const pageSchema = z.strictObject(shared);

/** Keys of a file under blog/. */
export const blogSchema = z.strictObject({
  ...shared,
  date: date.meta({ example: "date: 2026-03-09" }),
  /** Keys of blog/authors.yml. */
  authors: z
    .array(z.string({ error: authorsAreKeys }).min(1), { error: authorsAreKeys })
    .default([])
    .meta({ example: "authors: [maren]" }),
});

/** Keys of a translation: the words of a page. Everything else comes from its original. */
export const translationSchema = pageSchema.pick({
  title: true,
  description: true,
  sidebar_label: true,
  keywords: true,
  image: true,
  last_update: true,
});

/** All keys, of which only posts require a date: what code reads of any page. */
export const anySchema = blogSchema.partial({ date: true });

const examplesOf = (keys: Record<string, z.ZodType>, path = ""): [string, string][] =>
  Object.entries(keys).flatMap(([key, schema]) => {
    const { example } = schema.meta() ?? {};
    return typeof example === "string" ? [[path + key, example]] : [];
  });

/** YAML to paste, by path; under "" for a file without any key. */
export const frontMatterExamples: Record<string, string> = {
  "": "title: Work with lists",
  ...Object.fromEntries(examplesOf(blogSchema.shape)),
  ...Object.fromEntries(examplesOf(lastUpdate, "last_update.")),
};
