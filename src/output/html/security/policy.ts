import { createHash } from "node:crypto";
import { insightsScript } from "../../../search/client/insights-script";
import { policyName } from "../../../browser/trusted-policy";

/** Hosts other than the site's own that its pages may ask. */
export interface OtherHosts {
  /** For fetch and the like. */
  connect: readonly string[];
  /** For scripts: whole addresses. */
  script: readonly string[];
  /** For images. */
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

/** What the console may be pointed at: servers with encryption, and those of the reader's own machine. */
const typedServers = ["https:", "http://localhost:*", "http://127.0.0.1:*"];

/**
 * The hosts that a configuration makes a page ask: none but those of its images, those of Algolia, when its keys are
 * set, and on a page with a console the servers that readers name to it, when it may ask any.
 */
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
  // As the client makes them from the application's id, https://www.algolia.com/doc/rest-api/search
  const own = [
    `https://${algolia.appId.toLowerCase()}-dsn.algolia.net`,
    "https://*.algolianet.com",
  ];
  const connect = (algolia.hosts ?? own).map((host) =>
    host.includes("*") ? host : new URL(host).origin,
  );
  // The script that counts clicks, and where it reports to.
  return algolia.clickAnalytics
    ? {
        connect: [...connect, "https://insights.algolia.io"],
        script: [insightsScript],
      }
    : { connect, script: [] };
}

/** The hosts of images that the policy of a finished page allows, from its head. */
export function imageHostsOf(head: string): string[] {
  return /img-src 'self' data:([^;"]*)/.exec(head)?.[1]?.split(" ").filter(Boolean) ?? [];
}

/** Source expression of an inline script, https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * The Content Security Policy of a page. Scripts are those of the site and the inline ones with the given hashes;
 * styles may stand in the page, because they do on every one. What becomes code or HTML goes through one policy of
 * Trusted Types, which no other can stand beside. Who may frame a page can only be said by a header.
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
