import type { HostCase, SampleFiles } from "../host-case";
import { pageHeaders, security } from "./expected";

/** Old addresses of the sample, with where they lead. */
export const otherRedirects = [
  { fromPath: "/docs/früher", toPath: "/docs/straße#teil" },
  { fromPath: "/docs/日本語/旧", toPath: "/docs/日本語" },
] as const;

const japanese = "/docs/%E6%97%A5%E6%9C%AC%E8%AA%9E";
const street = "/docs/stra%C3%9Fe";

/** Pages and redirects whose addresses have letters beyond ASCII. */
export function otherScriptCases({ prefix }: SampleFiles): HostCase[] {
  const moves = (name: string, path: string, location: string, status = 301): HostCase => ({
    name: `${name}: ${path}`,
    path: prefix + path,
    status,
    headers: { ...security, location: prefix + location },
  });
  return [
    {
      name: "a page in Japanese",
      path: prefix + japanese,
      status: 200,
      file: "docs/日本語/index.html",
      headers: { ...security, ...pageHeaders },
    },
    {
      name: "a page in Japanese, encoded in small letters",
      path: prefix + japanese.toLowerCase(),
      status: 200,
      file: "docs/日本語/index.html",
    },
    moves("a page in Japanese with a slash", `${japanese}/`, japanese, 308),
    moves("a page in Japanese with its ending", `${japanese}.html`, japanese, 308),
    moves("an old address with an umlaut", "/docs/fr%C3%BCher", `${street}#teil`),
    moves("in small letters", "/docs/fr%c3%bcher", `${street}#teil`),
    moves("more encoded than need be", "/%64ocs/fr%C3%BCher", `${street}#teil`),
    moves("with a query", "/docs/fr%C3%BCher?a=%C3%BC", `${street}?a=%C3%BC#teil`),
    moves("an old address in Japanese", `${japanese}/%E6%97%A7`, japanese),
    {
      name: "an old address in another form of Unicode",
      path: `${prefix}/docs/fru%CC%88her`,
      status: 404,
      file: "404.html",
    },
  ];
}
