import type { HostCase, SampleFiles } from "../host-case";
import { security } from "./expected";

/** Redirects that could lead elsewhere, or carry something along. */
export function redirectCases({ prefix, route, redirect }: SampleFiles): HostCase[] {
  const at = prefix + route;
  const moves = (name: string, path: string, location: string, status = 308): HostCase => ({
    name: `${name}: ${path.slice(0, 60)}`,
    path,
    status,
    headers: { ...security, location },
  });
  const elsewhere = [
    "//evil.example/",
    "//evil.example/a.html",
    "///evil.example/",
    "////evil.example//",
    "//evil.example/%2e%2e/",
    "/%2f%2fevil.example/",
    "/%2fevil.example/",
    "/%5cevil.example/",
    "//evil.example\\@docs.example/",
    "/%09/evil.example/",
    "/%0d%0aLocation:%20https://evil.example/",
    "//%0d%0aX-Own:%201/",
    "/https:/evil.example/",
    "/https://evil.example/",
    "/javascript:alert(1)//",
    "/@evil.example/",
    "/.evil.example/",
    "/evil.example:80/",
  ];
  return [
    // Where it leads to is looked at in every answer: hosts.test.ts.
    ...elsewhere.map((path): HostCase => ({
      name: `never to another host: ${path}`,
      path,
      status: [308, 400, 404],
      headers: { ...security, "x-own": null },
    })),
    moves("the query is kept as it is", `${at}/?q=%0d%0aX:1`, `${at}?q=%0d%0aX:1`),
    moves("an address in a query", `${at}/?next=//evil.example`, `${at}?next=//evil.example`),
    moves("markup in a query", `${at}/?q=%3Cscript%3E`, `${at}?q=%3Cscript%3E`),
    moves("no percent in a query", `${at}/?q=%zz`, `${at}?q=%zz`),
    moves("a query that begins anew", `${at}/?a?b`, `${at}?a?b`),
    moves("several slashes at the end", `${at}///`, at),
    moves("an index below an index", `${at}/index.html/index.html`, `${at}/index.html`),
    moves(
      "a redirect, its query",
      `${redirect.from}?next=//evil.example`,
      `${redirect.to}?next=//evil.example`,
      301,
    ),
    moves("a redirect with a slash", `${redirect.from}/`, redirect.from),
    moves(
      "a line end does not get into a header",
      `${prefix}/a%0d%0aX-Own:%201/`,
      `${prefix}/a%0d%0aX-Own:%201`,
    ),
  ];
}
