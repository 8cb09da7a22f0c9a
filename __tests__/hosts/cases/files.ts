import type { Deviation, HostCase, SampleFiles } from "../host-case";
import { ofServers } from "../host-case";
import { drawnPolicy, forever, revalidate, security } from "./expected";

/** Media types, the policy of files that browsers draw, and pages whose addresses end like those of files. */
export function fileCases({ prefix, script }: SampleFiles): HostCase[] {
  const utf8 = (type: string) => new RegExp(`^${type.replaceAll("+", "\\+")}; charset=utf-8$`, "i");
  const types: [file: string, type: RegExp | string][] = [
    ["types.d.ts", utf8("text/plain")],
    ["page.mdx", utf8("text/markdown")],
    ["api.yaml", utf8("application/yaml")],
    ["table.csv", utf8("text/csv")],
    ["module.mjs", utf8("text/javascript")],
    ["feed.xml", utf8("application/xml")],
    ["drawing.svg", utf8("image/svg+xml")],
    ["loud.SVG", utf8("image/svg+xml")],
    ["empty.txt", utf8("text/plain")],
    ["pack.tgz", "application/gzip"],
    ["code.wasm", "application/wasm"],
    ["paper.pdf", "application/pdf"],
    ["book.xhtml", "application/octet-stream"],
    ["data.unknown", "application/octet-stream"],
    ["LICENSE", "application/octet-stream"],
  ];
  const drawn = [
    "drawing.svg",
    "loud.SVG",
    "static/d0c1f3a2/drawing.svg",
    "feed.xml",
    "book.xhtml",
  ];
  const undrawn = ["types.d.ts", "api.yaml", "module.mjs", "code.wasm", "empty.txt"];
  const bucketOnly: Deviation = { why: "a bucket has names, not folders", status: 404 };
  return [
    ...types.map(([file, type]): HostCase => ({
      name: `type of ${file}`,
      path: `${prefix}/${file}`,
      status: 200,
      file,
      headers: { "content-type": type },
      ...(file === "LICENSE" && {
        except: {
          cloudfront: {
            why: "an address without an ending is that of a page",
            status: 404,
            file: "404.html",
          },
        },
      }),
    })),
    ...drawn.map((file): HostCase => ({
      name: `nothing runs in ${file}`,
      path: `${prefix}/${file}`,
      status: 200,
      file,
      headers: { ...security, "content-security-policy": drawnPolicy },
    })),
    ...undrawn.map((file): HostCase => ({
      name: `the policy of all for ${file}`,
      path: `${prefix}/${file}`,
      status: 200,
      headers: security,
    })),
    {
      name: "nothing runs in HTML of the folder static/",
      path: `${prefix}/verification`,
      status: 200,
      file: "verification.html",
      headers: { ...security, "content-security-policy": drawnPolicy },
    },
    {
      name: "a hashed drawing is kept",
      path: `${prefix}/static/d0c1f3a2/drawing.svg`,
      status: 200,
      headers: { "cache-control": forever },
    },
    {
      name: "a drawing that is not there has the policy of the not-found page",
      path: `${prefix}/nothing.svg`,
      status: 404,
      file: "404.html",
      headers: security,
    },
    ...["release-2.0", "node.js"].map((name): HostCase => ({
      name: `a page called ${name}`,
      path: `${prefix}/docs/${name}`,
      status: 200,
      file: `docs/${name}/index.html`,
      headers: { ...security, "content-type": utf8("text/html"), "cache-control": revalidate },
    })),
    {
      name: "a page called release-2.0 with a slash",
      path: `${prefix}/docs/release-2.0/`,
      status: 308,
      headers: { location: `${prefix}/docs/release-2.0` },
    },
    {
      name: "a page with a letter beyond ASCII",
      path: `${prefix}/docs/stra%C3%9Fe`,
      status: 200,
      file: "docs/stra\u00dfe/index.html",
    },
    {
      name: "an encoded slash",
      path: `${prefix}/docs%2frelease-2.0`,
      status: 200,
      file: "docs/release-2.0/index.html",
      except: { cloudfront: { ...bucketOnly, file: undefined } },
    },
    {
      name: "two slashes in the middle",
      path: `${prefix}/docs//release-2.0`,
      status: 200,
      except: { cloudfront: bucketOnly },
    },
    ...ofServers(
      [".br", ".gz"].map((ending) => ({
        name: `a packed file by its own name: ${ending}`,
        path: `${prefix}/${script}${ending}`,
        status: 200,
        headers: { "content-encoding": null, ...security },
      })),
    ),
  ];
}
