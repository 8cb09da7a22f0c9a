import { z } from "zod";
import { addressPartSchema } from "../addresses/address-schema";
import { unversionedRoutes } from "../docs-routes";
import { webLink } from "../addresses/link-schema";

/** Parts of addresses directly below /docs that no version may have: other pages use them. */
const takenParts = [
  ...["api", "category"],
  ...unversionedRoutes.map((route) => route.slice("/docs/".length)),
];

const notTaken = `must not be one of ${takenParts.join(", ")}`;

/** The first version is `content/docs`; the others are frozen or published elsewhere. */
const docVersionSchema = z.strictObject({
  /** Folder of a frozen version: `content/versions/{name}`. */
  name: addressPartSchema.refine(
    (name) => !(name in Object.prototype),
    "must not be a word that every object of JavaScript has",
  ),
  label: z.string().min(1),
  /** Last segment of a frozen version's route, `/docs/{path}`; defaults to the name. */
  path: addressPartSchema.refine((path) => !takenParts.includes(path), notTaken).optional(),
  /** A line above its pages with a link to the latest version. */
  banner: z.enum(["unreleased", "unmaintained", "none"]).default("none"),
  /** Release date, for the feed of API changes; without it, that of the description's last commit. */
  released: z.iso.date("must be a day: 2026-03-09").optional(),
  /** Page that links to the version open: path under content/docs without extension. Defaults to the first of its sidebar. */
  mainDocId: z.string().min(1).optional(),
  /** Address of a version published elsewhere. */
  href: webLink.optional(),
});

type Version = z.output<typeof docVersionSchema>;

const distinct = (versions: readonly Version[], keyOf: (version: Version) => string) =>
  new Set(versions.map(keyOf)).size === versions.length;

/** Newest first. */
export const docVersionsSchema = z
  .array(docVersionSchema)
  .min(1)
  .refine(
    (versions) => distinct(versions, ({ name }) => name.toLowerCase()),
    "two versions have one name",
  )
  .refine(
    (versions) => versions.slice(1).every(({ path, name }) => !takenParts.includes(path ?? name)),
    `the address of a version ${notTaken}: give it a path`,
  )
  .refine(
    (versions) => distinct(versions.slice(1), ({ path, name }) => (path ?? name).toLowerCase()),
    "two versions have one path: each needs an address of its own",
  );
