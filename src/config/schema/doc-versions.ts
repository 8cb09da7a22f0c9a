import { z } from "zod";
import { addressPartSchema } from "../addresses/address-schema";
import { webLink } from "../addresses/link-schema";

/** Routes below /docs that are no versions. */
const taken = ["api", "category", "tags", "glossary"];
const notTaken = `must not be one of ${taken.join(", ")}`;

/** What stands above the pages of a version: `unreleased` and `unmaintained` lead to the latest one. */
const banner = z.enum(["unreleased", "unmaintained", "none"]);

/** A version of the docs. The first one is `content/docs`, the others are frozen or published elsewhere. */
export const docVersionSchema = z.strictObject({
  /** Folder of a frozen version: `content/versions/{name}`. */
  name: addressPartSchema.refine(
    (name) => !(name in Object.prototype),
    "must not be a word that every object of JavaScript has",
  ),
  label: z.string().min(1),
  /** Last part of a frozen version's route: `/docs/{path}`; its name where it is left out. */
  path: addressPartSchema.refine((path) => !taken.includes(path), notTaken).optional(),
  banner: banner.default("none"),
  /** Day of the release; the changelog's feed names it. */
  released: z.iso.date("must be a day: 2026-03-09").optional(),
  /** The page that links to the version lead to: its path under content/docs without extension. */
  mainDocId: z.string().min(1),
  /** Where a version is published that is not built here. */
  href: webLink.optional(),
});

type Version = z.output<typeof docVersionSchema>;

const distinct = (versions: readonly Version[], keyOf: (version: Version) => string) =>
  new Set(versions.map(keyOf)).size === versions.length;

/** All versions, the newest first. */
export const docVersionsSchema = z
  .array(docVersionSchema)
  .min(1)
  .refine(
    (versions) => distinct(versions, ({ name }) => name.toLowerCase()),
    "two versions have one name",
  )
  .refine(
    (versions) => versions.slice(1).every(({ path, name }) => !taken.includes(path ?? name)),
    `the address of a version ${notTaken}: give it a path`,
  )
  .refine(
    (versions) => distinct(versions.slice(1), ({ path, name }) => (path ?? name).toLowerCase()),
    "two versions have one path: each needs an address of its own",
  );
