import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import vm from "node:vm";
import { caddyfile } from "../../../../src/output/hosting/caddy";
import {
  cloudfrontFunction,
  cloudfrontHeadersPolicy,
} from "../../../../src/output/hosting/cloudfront";
import { headersFile } from "../../../../src/output/hosting/headers-file";
import { withLocale, type HostRules } from "../../../../src/output/hosting/host-rules";
import { nginxConfiguration } from "../../../../src/output/hosting/nginx";
import { redirectsFile } from "../../../../src/output/hosting/redirects-file";
import { unhashedFiles } from "../../../../src/output/html/check-hashed-names";
import { robotsText, securityText } from "../../../../src/output/hosting/well-known";
import { hostRules, staticDocuments } from "../../../../src/output/hosting/write-host-rules";
import { asksForMarkdown } from "../../../../src/output/hosting/policy";
import { parseHeaders } from "../../../../scripts/serve/headers.mjs";
import { asksForMarkdown as asServed } from "../../../../scripts/serve/site-files.mjs";

const moved = [{ fromPath: "/docs/api", toPath: "/docs/category/api#top" }];
const rules = hostRules(moved, "", ["/", "/docs/intro"]);
const below = hostRules(moved, "/docs-site", ["/", "/docs/intro"]);

test("_redirects lead on from redirects, and from a page's address with .html or /index.html", () => {
  expect(redirectsFile(rules).trim().split("\n")).toEqual([
    "/docs/api /docs/category/api#top 301",
    "/index.html / 301",
    "/docs/intro.html /docs/intro 301",
    "/docs/intro/index.html /docs/intro 301",
  ]);
});

test("_redirects have the path prefix on both sides", () => {
  expect(redirectsFile(below).trim().split("\n")).toEqual([
    "/docs-site/docs/api /docs-site/docs/category/api#top 301",
    "/docs-site/index.html /docs-site/ 301",
    "/docs-site/docs/intro.html /docs-site/docs/intro 301",
    "/docs-site/docs/intro/index.html /docs-site/docs/intro 301",
  ]);
});

test("_headers give no header twice to a page, and cache what has a hash in its name", () => {
  const given = (path: string) =>
    parseHeaders(headersFile(rules))
      .flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []))
      .map(([name]) => name);
  expect(new Set(given("/docs")).size).toBe(given("/docs").length);
  expect(given("/docs")).not.toContain("Cache-Control");
  expect(given("/static/reference/003ca035b856.json")).toContain("Cache-Control");
  expect(given("/app-0123456789abcdef0123.js")).toContain("Cache-Control");
});

test("a locale has its routes, redirects, home and not-found page in a folder of its own", () => {
  const own = hostRules(moved, "/docs-site/ar", ["/", "/docs/intro"]);
  const whole = withLocale(below, "ar", own);
  expect(redirectsFile(whole).trim().split("\n").slice(-4)).toEqual([
    "/docs-site/ar/index.html /docs-site/ar/ 301",
    "/docs-site/ar/docs/intro.html /docs-site/ar/docs/intro 301",
    "/docs-site/ar/docs/intro/index.html /docs-site/ar/docs/intro 301",
    "/docs-site/ar/* /docs-site/ar/404.html 404",
  ]);
  expect(redirectsFile(whole)).toContain("/docs-site/ar/docs/api /docs-site/ar/docs/category/api");
});

test.each<[string, HostRules]>([
  ["root", rules],
  ["prefix", below],
  ["prefix with a locale", { ...below, locales: ["ar"] }],
])("the configurations of a site at a %s", (_place, at) => {
  expect(headersFile(at)).toMatchSnapshot("_headers");
  expect(nginxConfiguration(at, { root: "/srv/site", listen: "8080" })).toMatchSnapshot("nginx");
  expect(caddyfile(at, { root: "/srv/site", address: ":8080" })).toMatchSnapshot("Caddyfile");
});

test("the CloudFront policy is what its API takes", () => {
  expect(JSON.parse(cloudfrontHeadersPolicy())).toMatchSnapshot();
});

describe("the CloudFront function", () => {
  interface Answer {
    uri?: string;
    statusCode?: number;
    headers: Record<string, { value: string }>;
  }
  const run = (at: HostRules, uri: string, querystring = {}, headers = {}): Answer => {
    const event = { request: { uri, querystring, headers } };
    const code = `${cloudfrontFunction(at)}; handler(${JSON.stringify(event)})`;
    return vm.runInNewContext(code) as Answer;
  };
  const location = (at: HostRules, uri: string, query = {}) =>
    run(at, uri, query).headers.location?.value;

  test.each([
    ["/docs/", "/docs"],
    ["/docs.html", "/docs"],
    ["/docs/index.html", "/docs"],
    ["/index.html", "/"],
    ["//evil.example/", "/evil.example"],
    ["/docs/api", "/docs/category/api#top"],
  ])("leads %s to %s", (from, to) => expect(location(rules, from)).toBe(to));

  test("keeps the query, before the hash", () => {
    const query = {
      q: { value: "a" },
      b: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] },
    };
    expect(location(rules, "/docs/", query)).toBe("/docs?q=a&b=1&b=2");
    expect(location(rules, "/docs/api", query)).toBe("/docs/category/api?q=a&b=1&b=2#top");
  });

  test("asks the bucket for the page's file, and for other files by their names", () => {
    expect(run(rules, "/").uri).toBe("/index.html");
    expect(run(rules, "/docs/intro").uri).toBe("/docs/intro.html");
    expect(run(rules, "/app-0123456789abcdef0123.js").uri).toBe("/app-0123456789abcdef0123.js");
    expect(run(below, "/docs-site/").uri).toBe("/docs-site/index.html");
    expect(location(below, "/")).toBe("/docs-site/");
    expect(location(below, "/docs-site")).toBe("/docs-site/");
    const localized = { ...rules, locales: ["ar"] };
    expect(run(localized, "/ar/").uri).toBe("/ar/index.html");
    expect(location(localized, "/ar")).toBe("/ar/");
    expect(location(localized, "/ar/docs/")).toBe("/ar/docs");
  });

  test("asks for the page of a route that ends like a file, and for a file of that ending", () => {
    const dotted = { ...below, routes: ["/docs/release-2.0", "/docs/node.js"] };
    expect(run(dotted, "/docs-site/docs/release-2.0").uri).toBe("/docs-site/docs/release-2.0.html");
    expect(run(dotted, "/docs-site/docs/node.js").uri).toBe("/docs-site/docs/node.js.html");
    expect(run(dotted, "/docs-site/app.js").uri).toBe("/docs-site/app.js");
  });

  test("refuses percent signs that are none, with the headers of every answer", () => {
    for (const uri of ["/%zz", "/docs/%", "/%c0%ae", "/%ff", "/../etc/passwd", "/a%2f..%2fb"]) {
      const { statusCode, headers } = run(rules, uri);
      expect([uri, statusCode]).toEqual([uri, 400]);
      expect(headers["content-security-policy"]?.value).toBe("frame-ancestors 'none'");
    }
  });

  test("stays below the 10 KB that CloudFront takes", () => {
    const many = Array.from({ length: 300 }, (_, i) => ({ from: `/old-${i}`, to: `/new-${i}` }));
    expect(cloudfrontFunction({ ...rules, redirects: many.slice(0, 60) })).toContain("/old-59");
    const code = cloudfrontFunction({ ...rules, redirects: many });
    expect(code.length).toBeLessThan(10_240);
    expect(code).not.toContain("/old-");
  });

  test("refuses what a reader who saves data would have fetched ahead, and backslashes", () => {
    const ahead = { "save-data": { value: "on" }, "sec-purpose": { value: "prefetch" } };
    expect(run(rules, "/docs", {}, ahead).statusCode).toBe(503);
    expect(run(rules, "/docs", {}, { "save-data": { value: "on" } }).uri).toBe("/docs.html");
    expect(run(rules, "/\\evil.example/").statusCode).toBe(400);
  });
});

test("HTML of the folder static/ is known, below a prefix and in a locale too", () => {
  const dir = mkdtempSync(join(tmpdir(), "static-"));
  mkdirSync(join(dir, "demo"));
  for (const name of ["google1.html", "demo/index.html", "favicon.svg"])
    writeFileSync(join(dir, name), "");
  const documents = staticDocuments(dir);
  rmSync(dir, { recursive: true });
  expect(documents).toEqual(["/demo/index.html", "/google1.html"]);
  expect(staticDocuments(dir)).toEqual([]);
  const own = { ...below, documents };
  const whole = withLocale(own, "ar", { ...own, prefix: "/docs-site/ar" });
  expect(whole.documents).toEqual([...documents, "/ar/demo/index.html", "/ar/google1.html"]);
  const given = parseHeaders(headersFile(whole)).flatMap(({ pattern, headers }) =>
    ["/docs-site/demo", "/docs-site/google1", "/docs-site/ar/google1.html"].flatMap((path) =>
      pattern.test(path) && /sandbox/.test(String(headers)) ? path : [],
    ),
  );
  expect(given.sort()).toEqual([
    "/docs-site/ar/google1.html",
    "/docs-site/demo",
    "/docs-site/google1",
  ]);
});

test("files that would be kept for ever need a hash in their names", () => {
  expect(
    unhashedFiles([
      "index.html",
      "favicon.svg",
      "app-0123456789abcdef0123.js",
      "styles.0123456789abcdef0123.css",
      "48a5d32dda8caf36a27f6a93bbdf656c2ed6aece-0f39341e2eea1d246394.js",
      "static/reference/003ca035b856.json",
      "static/d0c1f3a2be59ee52b6e23ccd2750a01e/logo.svg",
      "static/report-20240309.pdf",
      "widget.js",
      "downloads/theme.css",
      "static/logo.svg",
    ]),
  ).toEqual(["static/report-20240309.pdf", "widget.js", "downloads/theme.css", "static/logo.svg"]);
});

test("robots.txt and security.txt name the site's address", () => {
  expect(robotsText("https://docs.example", ["/erp", "/erp/ar"])).toContain(
    "Sitemap: https://docs.example/erp/sitemap-index.xml\nSitemap: https://docs.example/erp/ar/sitemap-index.xml\n",
  );
  const contact = { contact: "mailto:a@b.example", expires: "2027-06-30T00:00:00Z" };
  expect(securityText(contact, "https://docs.example", ["en", "ar"]).trim().split("\n")).toEqual([
    "Contact: mailto:a@b.example",
    "Expires: 2027-06-30T00:00:00Z",
    "Preferred-Languages: en, ar",
    "Canonical: https://docs.example/.well-known/security.txt",
  ]);
});

test("Markdown is for those who ask for it; the bundled server knows them by the same pattern", () => {
  expect(asServed.source).toBe(new RegExp(asksForMarkdown).source);
  const asks = (accept: string) => asServed.test(accept);
  expect(
    ["text/markdown", "text/html;q=0.5, Text/Markdown;q=0.9", "text/markdown;charset=utf-8"].map(
      asks,
    ),
  ).toEqual([true, true, true]);
  expect(
    [
      "text/html,*/*;q=0.8",
      "text/markdown;q=0",
      "text/markdown;q=0.0, */*",
      "text/markdownish",
      "",
    ].map(asks),
  ).toEqual([false, false, false, false, false]);
});
