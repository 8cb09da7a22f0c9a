import type { z } from "zod";
import { addressFaults } from "./addresses/address";
import { linkFault, linkRules } from "./addresses/link-address";
import { siteFault } from "./addresses/site-url";
import type { Problem } from "../problems/problem";
import type { AlgoliaEnvironment } from "./algolia-environment";
import { algoliaSchema } from "./schema/search";

/** Environment variables that become part of pages and of rules for hosts. */
export interface CheckedEnvironment extends AlgoliaEnvironment {
  SITE_URL?: string;
  PATH_PREFIX?: string;
  ON_BROKEN_LINKS?: string;
  SHOW_FUTURE?: string;
  SOURCE_MAPS?: string;
}

/** Hosts compare patterns that contain the prefix with encoded paths, so it must be ASCII. */
function prefixFault(prefix: string): string | undefined {
  const path = prefix.replace(/\/$/, "");
  if (path === "") return undefined;
  const [fault] = addressFaults(path.startsWith("/") ? path : `/${path}`);
  return fault ?? (/^[\w.~/-]+$/.test(path) ? undefined : "It has letters that hosts get encoded.");
}

const faultBy = (schema: z.ZodType) => (value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

const { appId, searchKey, indexName } = algoliaSchema.shape;
const hostsFault = (hosts: string) =>
  hosts.split(",").flatMap((host) => linkFault(host.trim(), linkRules.web)?.cause ?? [])[0];

/** Variables that know one value; any other, but for words that turn it off, would be passed over. */
const only = (known: string) => (value: string) =>
  value === known || /^(?:0|no|off|false|fail)$/.test(value)
    ? undefined
    : `The only value that means something is ${known}; leave it out otherwise.`;

const checks = [
  ["ON_BROKEN_LINKS", only("warn"), "warn"],
  ["SHOW_FUTURE", only("1"), "1"],
  ["SOURCE_MAPS", only("1"), "1"],
  ["SITE_URL", (url: string) => siteFault(url)?.cause, "https://docs.example.com"],
  ["PATH_PREFIX", prefixFault, "/docs-site"],
  ["ALGOLIA_APP_ID", faultBy(appId), "0A1B2C3D4E"],
  ["ALGOLIA_SEARCH_KEY", faultBy(searchKey), "0123456789abcdef0123456789abcdef"],
  ["ALGOLIA_INDEX_NAME", faultBy(indexName), "docs"],
  ["ALGOLIA_HOSTS", hostsFault, "https://search.example.com"],
] as const;

/** An address whose beginning is missing, or the path of one. */
function meant(
  name: string,
  value: string,
  faultOf: (value: string) => string | undefined,
): string | undefined {
  const scheme = /^(?:localhost|\d+(?:\.\d+){3})(?::|\/|$)/.test(value) ? "http" : "https";
  const guess = {
    SITE_URL: siteFault(value)?.corrected ?? `${scheme}://${value}`,
    PATH_PREFIX: URL.canParse(value) ? new URL(value).pathname : value.replaceAll(" ", "-"),
  }[name];
  return guess !== undefined && guess !== value && !faultOf(guess) ? guess : undefined;
}

/** Invalid environment variables. */
export function environmentProblems(env: CheckedEnvironment): Problem[] {
  return checks.flatMap(([name, faultOf, example]): Problem[] => {
    const value = env[name];
    const cause = value ? faultOf(value) : undefined;
    if (cause === undefined) return [];
    return [
      {
        level: "error",
        code: "environment-invalid",
        what: `Wrong value in the environment: ${name}`,
        where: { file: "environment" },
        seen: `${name}=${JSON.stringify(value)}`,
        cause,
        fix: `export ${name}=${meant(name, value ?? "", faultOf) ?? example}`,
      },
    ];
  });
}
