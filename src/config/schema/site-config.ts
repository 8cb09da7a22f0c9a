import { z } from "zod";
import { addressSchema } from "../addresses/address-schema";
import { linkElsewhere, webLink } from "../addresses/link-schema";
import { imageHostPattern } from "../html/other-hosts";
import { blogSchema } from "./blog";
import { announcementSchema } from "./announcement";
import { colorModeSchema } from "./color-mode";
import { docVersionsSchema } from "./doc-versions";
import { footerSchema } from "./footer";
import { homeSchema } from "./home";
import { localesSchema } from "./locales";
import { navbarSchema } from "./navbar";
import { searchSchema } from "./search";
import { repositorySchema } from "./repository";
import { securitySchema } from "./security";

/** A host as addresses have it: a bare name or number, with the port where it is not the usual one. */
const host = z.string().refine((value) => {
  const address = URL.canParse(`http://${value}`) ? new URL(`http://${value}`) : undefined;
  return address?.host === value && !value.includes("*");
}, 'must be a host as in an address: "schemas.example.com" or "localhost:8080"');

const route = addressSchema.refine((path) => path !== "/", 'must be a path such as "/docs/api"');

/** The whole configuration of a site; every key left out of SITE_CONFIG keeps its default. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** Absolute address without a trailing slash; SITE_URL overrides it. */
  url: webLink.refine((url) => !/[?#]/.test(url), "must have neither a query nor a hash"),
  /** Code of the locale that this build is in; the first of `locales`, unless LOCALE names another one. */
  language: z.string().min(2),
  locales: localesSchema,
  docVersions: docVersionsSchema,
  /** Address of the marketing site; other addresses may begin with `{marketing}`. */
  marketingUrl: webLink,
  /** Where readers report a problem; the route of the page is added as `page`. */
  feedbackUrl: linkElsewhere.nullable().default(null),
  repository: repositorySchema.nullable().default(null),
  /** Contact of /.well-known/security.txt; without one there is no such file. */
  security: securitySchema.nullable().default(null),
  /** Other hosts whose images pages may show; those of all others are refused by the build. */
  imageHosts: z
    .array(
      z
        .string()
        .regex(
          imageHostPattern,
          'must be a host without a path: "https://cdn.example.com" or "https://*.example.com"',
        ),
    )
    .default([]),
  announcement: announcementSchema.nullable().default(null),
  api: z.strictObject({
    label: z.string().min(1),
    /** Operation and overview pages stand below this route. */
    route,
    /** The page of the whole API: groups, tags and their operations. */
    categoryRoute: route,
    /** The console may also ask real servers, so its pages may connect to any `https:` address; else only its mock answers. */
    realServers: z.boolean().default(false),
    /** Hosts from which `$ref`s of the description may be read; from all others nothing is. */
    referenceHosts: z.array(host).default([]),
  }),
  blog: blogSchema,
  navbar: navbarSchema,
  footer: footerSchema,
  home: homeSchema,
  colorMode: colorModeSchema,
  search: searchSchema,
});

/** What people write. */
export type SiteConfigInput = Omit<z.input<typeof siteConfigSchema>, "language"> & {
  language?: string;
};
/** What code reads. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
