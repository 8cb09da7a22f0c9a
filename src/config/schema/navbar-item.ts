import { z } from "zod";
import { htmlSchema } from "./html";
import { hasOneTarget, linkFields, oneTargetMessage } from "./link";

const label = z.string().min(1);
const position = z.enum(["left", "right"]).default("left");

/** Items without a type are links (`default`). */
const withDefaultType = (value: unknown) =>
  typeof value === "object" && value !== null && !("type" in value)
    ? { type: "default", ...value }
    : value;

const link = z
  .strictObject({ type: z.literal("default"), ...linkFields, position })
  .refine(hasOneTarget, oneTargetMessage);

/** `docId` is a path under content/docs without extension. */
const doc = z.strictObject({
  type: z.literal("doc"),
  docId: z.string().min(1),
  label: label.optional(),
  position,
});

/** Links to the first page of a sidebar; active on all its pages. */
const docSidebar = z.strictObject({
  type: z.literal("docSidebar"),
  sidebarId: z.enum(["docs", "api"]),
  label,
  position,
});

/** Links to the main page of the version being read, or that the reader chose. */
const docsVersion = z.strictObject({
  type: z.literal("docsVersion"),
  label: label.optional(),
  position,
});

const html = z.strictObject({ type: z.literal("html"), value: htmlSchema, position });

const innerItem = z.preprocess(
  withDefaultType,
  z.discriminatedUnion("type", [link, doc, docSidebar, docsVersion, html]),
);

const dropdown = z.strictObject({
  type: z.literal("dropdown"),
  label,
  items: z.array(innerItem).min(1),
  position,
});

const localeDropdown = z.strictObject({ type: z.literal("localeDropdown"), position });
const docsVersionDropdown = z.strictObject({ type: z.literal("docsVersionDropdown"), position });
const search = z.strictObject({ type: z.literal("search"), position });

export const navbarItemSchema = z.preprocess(
  withDefaultType,
  z.discriminatedUnion("type", [
    link,
    dropdown,
    localeDropdown,
    search,
    html,
    doc,
    docSidebar,
    docsVersion,
    docsVersionDropdown,
  ]),
);

export type NavbarItemConfig = z.output<typeof navbarItemSchema>;
