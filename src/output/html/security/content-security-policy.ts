import { createHash } from "node:crypto";
import { insightsScript } from "../../../search/client/insights-script";
import { policyName } from "../../../browser/trusted-policy";

/** Hosts besides the site's own that its pages may contact. */
export interface OtherHosts {
  connect: readonly string[];
  /** Whole addresses. */
  script: readonly string[];
  image: readonly string[];
}

interface SearchHosts {
  algolia?: { appId: string; hosts?: readonly string[]; clickAnalytics?: boolean };
}

interface HostsConfig {
  title?: string;
  imageHosts?: readonly string[];
  search?: SearchHosts;
  api?: { realServers?: boolean };
}

/** Servers that readers may enter in the console: HTTPS, and servers on their own machine. */
const typedServers = ["https:", "http://localhost:*", "http://127.0.0.1:*"];

/** Hosts of images; Algolia if it is configured; on pages with a console, servers of the reader's choice if allowed. */
export function otherHosts(
  { search, api, imageHosts = [] }: HostsConfig,
  page: { hasConsole: boolean },
): OtherHosts {
  const typed = page.hasConsole && api?.realServers ? typedServers : [];
  const { connect, script } = searchHosts(search);
  return { connect: [...connect, ...typed], script, image: imageHosts };
}

function searchHosts(search: SearchHosts | undefined): Omit<OtherHosts, "image"> {
  const { algolia } = search ?? {};
  if (!algolia) return { connect: [], script: [] };
  // As Algolia's client derives them from the application id: https://www.algolia.com/doc/rest-api/search
  const own = [
    `https://${algolia.appId.toLowerCase()}-dsn.algolia.net`,
    "https://*.algolianet.com",
  ];
  const connect = (algolia.hosts ?? own).map((host) =>
    host.includes("*") ? host : new URL(host).origin,
  );
  // The script that counts clicks, and where it reports them.
  return algolia.clickAnalytics
    ? { connect: [...connect, "https://insights.algolia.io"], script: [insightsScript] }
    : { connect, script: [] };
}

/** Image hosts that the policy of a finished page allows, from its head. */
export function imageHostsOf(head: string): string[] {
  return /img-src 'self' data:([^;"]*)/.exec(head)?.[1]?.split(" ").filter(Boolean) ?? [];
}

/** Source expression of an inline script, https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * Allows the site's scripts, hashed inline scripts, and inline styles, which every page has. Code and HTML pass through
 * one Trusted Types policy, the only one allowed. `frame-ancestors` works in headers only.
 */
export function contentSecurityPolicy(hashes: readonly string[], hosts: OtherHosts): string {
  const directives: [string, ...string[]][] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashes, ...hosts.script],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", ...hosts.image],
    ["connect-src", "'self'", ...hosts.connect],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", policyName],
  ];
  return directives.map((parts) => parts.join(" ")).join("; ");
}
