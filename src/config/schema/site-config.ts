import { z } from "zod";
import { addressSchema } from "../addresses/address-schema";
import { linkElsewhere, webLink } from "../addresses/link-schema";
import { siteAddress } from "../addresses/site-url";
import { blogSchema } from "./blog";
import { announcementSchema } from "./announcement";
import { colorModeSchema } from "./color-mode";
import { docVersionsSchema } from "./doc-versions";
import { footerSchema } from "./footer";
import { homeSchema } from "./home";
import { host, imageHost } from "./hosts";
import { localesSchema } from "./locales";
import { navbarSchema } from "./navbar";
import { searchSchema } from "./search";
import { repositorySchema } from "./repository";
import { securitySchema } from "./security";

const route = addressSchema.refine((path) => path !== "/", 'must be a path such as "/docs/api"');

/** Keys that SITE_CONFIG leaves out keep their defaults: those of site.config.ts or neutral-config.ts. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** Absolute, without a trailing slash; SITE_URL overrides it. */
  url: siteAddress,
  /** Locale of this build; LOCALE overrides it, and the first of `locales` is the default. */
  language: z.string().min(2),
  locales: localesSchema,
  docVersions: docVersionsSchema,
  /** `{marketing}` at the start of other addresses stands for it. */
  marketingUrl: webLink.nullable().default(null),
  /** Where readers report problems, with the page's route as the parameter `page`. */
  feedbackUrl: linkElsewhere.nullable().default(null),
  repository: repositorySchema.nullable().default(null),
  /** For /.well-known/security.txt; null for none. */
  security: securitySchema.nullable().default(null),
  /** Other hosts whose images pages may show. */
  imageHosts: z.array(imageHost).default([]),
  announcement: announcementSchema.nullable().default(null),
  api: z.strictObject({
    label: z.string().min(1),
    /** Route above operation and overview pages. */
    route,
    /** The page that lists all groups, tags, and operations. */
    categoryRoute: route,
    /** Lets the console call real servers, so its pages may connect to any `https:` address; otherwise only the mock answers. */
    realServers: z.boolean().default(false),
    /** Hosts from which `$ref`s of the description may be read. */
    referenceHosts: z.array(host).default([]),
  }),
  blog: blogSchema,
  navbar: navbarSchema,
  footer: footerSchema,
  home: homeSchema,
  colorMode: colorModeSchema,
  search: searchSchema,
});

export type SiteConfigInput = Omit<z.input<typeof siteConfigSchema>, "language"> & {
  language?: string;
};
export type SiteConfig = z.output<typeof siteConfigSchema>;
