import { createHash } from "node:crypto";
import {
  contentSecurityPolicy,
  imageHostsOf,
  otherHosts,
} from "../../../../../src/output/html/security/content-security-policy";
import { pageParts, wholePage } from "../../../../../src/output/html/page-parts";
import { securePage } from "../../../../../src/output/html/security/secure-page";

const nowhere = { connect: [], script: [], image: [] };
const secured = (html: string) => wholePage(securePage(pageParts(html), nowhere));
const silent = { hasConsole: false };
const asked = { hasConsole: true };
const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

function page(head: string, content: string, tail = "window.pagePath='/'"): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body><div id="___gatsby">${content}</div><script id="gatsby-script-loader">${tail}</script><script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="{}";\n</script>\n <script src="/app.js" async=""></script></body></html>`;
}

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? "";

test("a site without keys of other services asks nobody else", () => {
  expect(otherHosts({}, asked)).toEqual(nowhere);
  expect(contentSecurityPolicy(["'sha256-x'"], otherHosts({}, asked))).toMatchInlineSnapshot(
    `"default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types site"`,
  );
});

test("the search at Algolia may be asked when its keys are set, its script only when clicks are counted", () => {
  expect(otherHosts({ search: { algolia: { appId: "AB12" } } }, silent)).toEqual({
    ...nowhere,
    connect: ["https://ab12-dsn.algolia.net", "https://*.algolianet.com"],
  });
  const proxied = { appId: "AB12", hosts: ["https://search.example.com/a"], clickAnalytics: true };
  expect(otherHosts({ search: { algolia: proxied } }, silent)).toEqual({
    ...nowhere,
    connect: ["https://search.example.com", "https://insights.algolia.io"],
    script: ["https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js"],
  });
});

test("inline scripts of the head and of Gatsby get a hash; data and files get none", () => {
  const html = secured(
    page('<script>early()</script><script type="application/ld+json">{"a":1}</script>', "text"),
  );
  expect(policyOf(html)).toContain(
    `script-src 'self' ${hash("early()")} ${hash("window.pagePath='/'")};`,
  );
  expect(policyOf(html)).not.toContain(hash('{"a":1}'));
  expect(policyOf(html)).not.toMatch(/script-src[^;]*unsafe/);
});

test("a script that slipped into the content stays forbidden, even under the name of Gatsby's", () => {
  const slipped = '<script>evil()</script><script id="gatsby-script-loader">worse()</script>';
  const policy = policyOf(secured(page("", slipped)));
  expect(policy).not.toContain(hash("evil()"));
  expect(policy).not.toContain(hash("worse()"));
});

test("the policy stands before everything that it governs, and the map of chunks is gone", () => {
  const html = secured(page("<style>a{}</style>", ""));
  expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  expect(html).not.toContain("___chunkMapping");
});

test("a page that is secured twice is the same as once", () => {
  const once = secured(page("<script>early()</script>", ""));
  expect(secured(once)).toBe(once);
});

test("servers that readers name are asked only where the configuration says so, and only by pages with a console", () => {
  expect(otherHosts({ api: { realServers: false } }, asked)).toEqual(nowhere);
  expect(otherHosts({ api: { realServers: true } }, silent)).toEqual(nowhere);
  expect(otherHosts({ api: { realServers: true } }, asked)).toEqual({
    ...nowhere,
    connect: ["https:", "http://localhost:*", "http://127.0.0.1:*"],
  });
});

test("images come from the hosts of the configuration beside the site's own", () => {
  const imageHosts = ["https://cdn.example.com", "https://*.example.org"];
  const policy = contentSecurityPolicy([], otherHosts({ imageHosts }, silent));
  expect(policy).toContain("img-src 'self' data: https://cdn.example.com https://*.example.org;");
  expect(imageHostsOf(policy)).toEqual(imageHosts);
  expect(imageHostsOf(contentSecurityPolicy([], nowhere))).toEqual([]);
});

test("rules for what browsers load ahead are scripts too", () => {
  const html = secured(page('<script type="speculationrules">{"a":1}</script>', ""));
  expect(policyOf(html)).toContain(hash('{"a":1}'));
});
