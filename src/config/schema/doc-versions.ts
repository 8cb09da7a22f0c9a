import { z } from "zod";

/** Routes below /docs that are no versions. */
const taken = ["api", "category", "tags", "glossary"];

/** What stands above the pages of a version: `unreleased` and `unmaintained` lead to the latest one. */
const banner = z.enum(["unreleased", "unmaintained", "none"]);

/** A version of the docs. The first one is `content/docs`, the others are frozen or published elsewhere. */
export const docVersionSchema = z.strictObject({
  /** Folder of a frozen version: `content/versions/{name}`. */
  name: z
    .string()
    .regex(/^(?!\.+$)[\w.-]+$/, 'must be a name of letters, digits, ".", "-" and "_": "2.0"'),
  label: z.string().min(1),
  /** Last part of a frozen version's route: `/docs/{path}`; its name where it is left out. */
  path: z
    .string()
    .regex(/^(?!\.+$)[\w.-]+$/, 'must be one part of an address: "2.0"')
    .refine((path) => !taken.includes(path), `must not be one of ${taken.join(", ")}`)
    .optional(),
  banner: banner.default("none"),
  /** Day of the release; the changelog's feed names it. */
  released: z.iso.date("must be a day: 2026-03-09").optional(),
  /** The page that links to the version lead to: its path under content/docs without extension. */
  mainDocId: z.string().min(1),
  /** Where a version is published that is not built here. */
  href: z.url("must be a full address: https://…").optional(),
});

type Version = z.output<typeof docVersionSchema>;

const distinct = (versions: readonly Version[], keyOf: (version: Version) => string) =>
  new Set(versions.map(keyOf)).size === versions.length;

/** All versions, the newest first. */
export const docVersionsSchema = z
  .array(docVersionSchema)
  .min(1)
  .refine((versions) => distinct(versions, ({ name }) => name), "two versions have one name")
  .refine(
    (versions) => distinct(versions.slice(1), ({ path, name }) => path ?? name),
    "two versions have one path: each needs an address of its own",
  );
