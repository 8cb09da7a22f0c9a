import { z } from "zod";
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

const route = z.string().regex(/^\/[^\s]*[^/\s]$/, 'must be a path such as "/docs/api"');

/** The whole configuration of a site; every key left out of SITE_CONFIG keeps its default. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** Absolute address without a trailing slash; SITE_URL overrides it. */
  url: z.url("must be a full address: https://docs.example.com"),
  /** Code of the locale that this build is in; the first of `locales`, unless LOCALE names another one. */
  language: z.string().min(2),
  locales: localesSchema,
  docVersions: docVersionsSchema,
  /** Address of the marketing site; other addresses may begin with `{marketing}`. */
  marketingUrl: z.url("must be a full address: https://www.example.com"),
  /** Where readers report a problem; the route of the page is added as `page`. */
  feedbackUrl: z.url("must be a full address: https://…").nullable().default(null),
  repository: repositorySchema.nullable().default(null),
  /** Contact of /.well-known/security.txt; without one there is no such file. */
  security: securitySchema.nullable().default(null),
  announcement: announcementSchema.nullable().default(null),
  api: z.strictObject({
    label: z.string().min(1),
    /** Operation and overview pages stand below this route. */
    route,
    /** The page of the whole API: groups, tags and their operations. */
    categoryRoute: route,
    /** The console may also ask real servers, so pages may connect to any `https:` address; else only its mock answers. */
    realServers: z.boolean().default(false),
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
