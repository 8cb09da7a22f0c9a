import type { HostCase, SampleFiles } from "../host-case";
import { ahead, agent, forever, pageHeaders as page, revalidate, security } from "./expected";

interface Rows {
  missing(name: string, path: string, file?: string): HostCase;
  moves(name: string, path: string, location: string): HostCase;
}

/** A locale is a build in a folder: it has a home page with a slash, hashed files, and a not-found page of its own. */
function localeCases(home: string, { missing, moves }: Rows): HostCase[] {
  const why = "a distribution has one page for all errors";
  const except = { cloudfront: { why, status: 404, file: "404.html" } };
  return [
    { name: "home of a locale", path: `${home}/`, status: 200, file: "ar/index.html" },
    moves("home of a locale without its slash", home, `${home}/`),
    moves("home of a locale /index.html", `${home}/index.html`, `${home}/`),
    {
      name: "hashed file of a locale is kept",
      path: `${home}/static/search/docs-0123456789abcdef.json`,
      status: 200,
      headers: { "cache-control": forever },
    },
    { ...missing("no such page in a locale", `${home}/docs/nothing`, "ar/404.html"), except },
    {
      ...missing("the not-found page of a locale itself", `${home}/404.html`, "ar/404.html"),
      except,
    },
    missing("a page that begins like a locale", `${home}chive`),
  ];
}

/** What a site of this kind answers: pages, files, encodings, redirects, what is not there. */
export function siteCases(sample: SampleFiles): HostCase[] {
  const { prefix, route } = sample;
  const home = `${prefix}/`;
  const at = prefix + route;
  const script = `${prefix}/${sample.script}`;
  const data = `${prefix}/${sample.pageData}`;
  const moves = (
    name: string,
    path: string,
    location: string | RegExp,
    status = 308,
  ): HostCase => ({
    name,
    path,
    status,
    headers: { location },
  });
  const missing = (name: string, path: string, file = "404.html"): HostCase => ({
    name,
    path,
    status: 404,
    file,
    headers: { ...page, ...security },
  });
  return [
    {
      name: "home",
      path: home,
      status: 200,
      file: "index.html",
      headers: { ...page, ...security },
    },
    { name: "page", path: at, status: 200, file: sample.page, headers: { ...page, ...security } },
    { name: "page with a query", path: `${at}?q=a`, status: 200, file: sample.page },
    {
      name: "page has an ETag and no age of its own",
      path: at,
      status: 200,
      headers: { etag: /./, "last-modified": /GMT$/ },
    },
    {
      name: "page for a browser, which depends on what it asks for",
      path: at,
      send: { ...agent, Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      status: 200,
      headers: { ...page, vary: /\baccept\b(?!-)/i },
    },
    ...(
      [
        ["page", at, `${route.slice(1)}.md`],
        ["home", home, "index.md"],
      ] as const
    ).map(([what, path, file]): HostCase => ({
      name: `${what} as Markdown for a program that asks for it`,
      path,
      send: { Accept: "text/markdown, text/html;q=0.5" },
      status: 200,
      file,
      headers: {
        ...security,
        "content-type": /^text\/markdown; ?charset=utf-8$/i,
        "cache-control": revalidate,
        vary: /\baccept\b(?!-)/i,
      },
      except: {
        cloudfront: {
          why: "its caches go by the address, whatever is asked for",
          status: 200,
          file: undefined,
        },
      },
    })),
    {
      name: "Markdown that is refused by its weight",
      path: at,
      send: { Accept: "text/html, text/markdown;q=0" },
      status: 200,
      headers: page,
    },
    {
      name: "script for a program that asks for Markdown",
      path: script,
      send: { Accept: "text/markdown, */*" },
      status: 200,
      file: sample.script,
    },
    { name: "HEAD has no body", path: at, method: "HEAD", status: 200, headers: page },
    {
      name: "hashed script is kept",
      path: script,
      status: 200,
      file: sample.script,
      headers: { ...security, "cache-control": forever, "content-type": /javascript/ },
    },
    {
      name: "shared data is kept",
      path: `${prefix}/${sample.sharedData}`,
      status: 200,
      file: sample.sharedData,
      headers: { "cache-control": forever, "content-type": /^application\/json/ },
    },
    {
      name: "page data is asked for again",
      path: data,
      status: 200,
      file: sample.pageData,
      headers: { "cache-control": revalidate, "content-type": /^application\/json/ },
    },
    {
      name: "manifest",
      path: `${prefix}/site.webmanifest`,
      status: 200,
      headers: { "content-type": /^application\/manifest\+json/, "cache-control": revalidate },
    },
    {
      name: "icon",
      path: `${prefix}/favicon.svg`,
      status: 200,
      headers: { "content-type": /^image\/svg\+xml/ },
    },
    {
      name: "robots.txt",
      path: `${prefix}/robots.txt`,
      status: 200,
      file: "robots.txt",
      headers: { "content-type": /^text\/plain; ?charset=utf-8$/i },
    },
    {
      name: "security.txt",
      path: `${prefix}/.well-known/security.txt`,
      status: 200,
      file: ".well-known/security.txt",
      headers: { "content-type": /^text\/plain; ?charset=utf-8$/i },
    },
    ...["br", "gzip"].flatMap((encoding): HostCase[] => [
      {
        name: `page in ${encoding}`,
        path: at,
        send: { "Accept-Encoding": encoding },
        status: 200,
        file: sample.page,
        headers: { ...page, "content-encoding": encoding, vary: /accept-encoding/i },
      },
      {
        name: `script in ${encoding}`,
        path: script,
        send: { "Accept-Encoding": encoding },
        status: 200,
        file: sample.script,
        headers: {
          "content-encoding": encoding,
          "cache-control": forever,
          "content-type": /javascript/,
        },
      },
    ]),
    {
      name: "Brotli comes first for a browser",
      path: at,
      send: agent,
      status: 200,
      file: sample.page,
      headers: { "content-encoding": "br" },
    },
    {
      name: "no encoding where none is asked for",
      path: at,
      status: 200,
      file: sample.page,
      headers: { "content-encoding": null },
    },
    ...localeCases(`${prefix}/ar`, { missing, moves }),
    moves("trailing slash", `${at}/`, at),
    moves(".html", `${at}.html`, at),
    moves("/index.html", `${at}/index.html`, at),
    moves("the query is kept", `${at}/?q=a%20b&c`, `${at}?q=a%20b&c`),
    { name: "a backslash in a query", path: `${at}?q=a\\b`, status: 200, file: sample.page },
    { name: "a climb in a query", path: `${at}?q=/../%00`, status: 200, file: sample.page },
    moves("home /index.html", `${prefix}/index.html`, home),
    moves("a redirect", sample.redirect.from, sample.redirect.to, 301),
    moves(
      "a redirect keeps the query",
      `${sample.redirect.from}?a=b`,
      `${sample.redirect.to}?a=b`,
      301,
    ),
    ...(prefix
      ? [moves("outside of the prefix", "/", home, 302), moves("prefix", prefix, home)]
      : []),
    missing("unknown page", `${prefix}/nowhere`),
    missing("unknown page, deeper", `${at}/nowhere/at-all`),
    missing("unknown script is not kept", `${prefix}/app-00000000000000000000.js`),
    missing("unknown shared data is not kept", `${prefix}/static/reference/000000000000.json`),
    missing("unknown page data", `${prefix}/page-data/nowhere/page-data.json`),
    missing("the not-found page itself", `${prefix}/404`),
    missing("the not-found page's file", `${prefix}/404.html`),
    missing("rules for hosts", `${prefix}/_redirects`),
    missing("headers for hosts", `${prefix}/_headers`),
    missing("hidden file", `${prefix}/.git/config`),
    {
      name: "the not-found page in Brotli or plain",
      path: `${prefix}/nowhere`,
      send: agent,
      status: 404,
      file: "404.html",
    },
    {
      name: "fetched ahead by a reader who saves data",
      path: at,
      send: ahead,
      status: 503,
      headers: { "cache-control": "no-store" },
    },
    {
      name: "data fetched ahead by a reader who saves data",
      path: data,
      send: { "Save-Data": "ON", "Sec-Purpose": "prefetch" },
      status: 503,
      headers: { "cache-control": "no-store" },
    },
    { name: "saving data alone", path: at, send: { "Save-Data": "on" }, status: 200 },
    { name: "fetched ahead alone", path: at, send: { "Sec-Purpose": "prefetch" }, status: 200 },
    {
      name: "saving is off",
      path: at,
      send: { ...ahead, "Save-Data": "off" },
      status: 200,
    },
  ];
}
