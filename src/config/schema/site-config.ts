import { z } from "zod";
import { addressSchema } from "../addresses/address-schema";
import { linkRules } from "../addresses/link-address";
import { linkElsewhere, linkTarget, webLink } from "../addresses/link-schema";
import { siteAddress } from "../addresses/site-url";
import { announcementSchema } from "./announcement";
import { docVersionsSchema } from "./doc-versions";
import { homeSchema } from "./home";
import { host, imageHost } from "./hosts";
import { linkSchema } from "./link";
import { localesSchema } from "./locales";
import { logoSchema } from "./logo";
import { navbarItemSchema } from "./navbar-item";
import { searchSchema } from "./search";

const route = addressSchema.refine((path) => path !== "/", 'must be a path such as "/docs/api"');

/** Content of security.txt (RFC 9116), which requires absolute addresses. */
const securitySchema = z.strictObject({
  /** `https:`, `mailto:` or `tel:`. */
  contact: linkTarget(linkRules.contact),
  /** The RFC recommends less than a year from now. */
  expires: z.iso.datetime("must be a moment in UTC: 2027-06-30T00:00:00Z"),
  policy: webLink.optional(),
});

const repositorySchema = z.strictObject({
  /** Where readers edit a page; `{path}` stands for `content/docs/intro.mdx`. */
  editUrl: webLink.refine((url) => /\{path\}|%7Bpath%7D/i.test(url), "must contain {path}"),
});

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
  blog: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1),
    /** In lists of all posts, of a tag, and of an author. */
    postsPerPage: z.int().min(1).max(100),
    /** The newest posts, in full. */
    postsPerFeed: z.int().min(1).max(100),
  }),
  navbar: z.strictObject({
    title: z.string().min(1),
    /** Defaults to the site's own logo. */
    logo: logoSchema.nullable().default(null),
    /** `dark` is dark in light mode too, `primary` is the accent color; null follows the color mode. */
    style: z.enum(["dark", "primary"]).nullable().default(null),
    /** Hides the navbar on scroll down until the reader scrolls up. */
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItemSchema),
  }),
  footer: z.strictObject({
    /** `dark` keeps the footer dark in light mode. */
    style: z.enum(["light", "dark"]).default("light"),
    /** Defaults to the site's own logo. */
    logo: logoSchema.nullable().default(null),
    columns: z.array(z.strictObject({ title: z.string().min(1), links: z.array(linkSchema) })),
    copyright: z.string().min(1).nullable().default(null),
  }),
  home: homeSchema,
  colorMode: z.strictObject({
    defaultMode: z.enum(["light", "dark"]).default("light"),
    disableSwitch: z.boolean().default(false),
    respectPrefersColorScheme: z.boolean().default(false),
  }),
  search: searchSchema,
});

export type SiteConfigInput = Omit<z.input<typeof siteConfigSchema>, "language"> & {
  language?: string;
};
export type SiteConfig = z.output<typeof siteConfigSchema>;
