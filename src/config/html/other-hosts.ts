import type { Problem, SourceLocation } from "../../problems/problem";
import type { LoadedFile } from "./loaded-files";

/** An entry of `imageHosts`: `https://cdn.example.com`, `https://*.example.com`. */
export const imageHostPattern =
  /^https:\/\/(?:\*\.(?=[a-z\d-]+\.))?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;

/** Stands in for the site's own address. */
const here = "https://site.invalid/page";

/** The URL of a file on another host; undefined for files of this site and `data:` images. */
function elsewhere({ address, isImage }: LoadedFile): URL | undefined {
  if (!URL.canParse(address, here)) return undefined;
  const url = new URL(address, here);
  const isInPage = isImage && url.protocol === "data:";
  return url.origin === new URL(here).origin || isInPage ? undefined : url;
}

/** https://www.w3.org/TR/CSP3/#match-hosts, for entries of `imageHosts`. */
function isOf(url: URL, host: string): boolean {
  const { hostname, port, protocol } = new URL(host.replace("*.", ""));
  const isBelow = host.includes("*.") && url.hostname.endsWith(`.${hostname}`);
  return (
    url.protocol === protocol &&
    url.port === port &&
    (isBelow || (!host.includes("*.") && url.hostname === hostname))
  );
}

function fixFor({ isImage }: LoadedFile, url: URL, hosts: readonly string[]): string {
  if (!isImage || !/^https?:$/.test(url.protocol)) {
    const name = url.pathname.split("/").at(-1) || "file";
    return `cp ${name} static/\n/${name}`;
  }
  const line = `imageHosts: [${[...hosts, `https://${url.host}`].map((host) => `"${host}"`).join(", ")}]`;
  return url.protocol === "https:" ? line : `https://${url.host}${url.pathname}\n${line}`;
}

/** The problem with a file that the content security policy forbids. `hosts` are `imageHosts`. */
export function otherHostProblem(
  file: LoadedFile,
  hosts: readonly string[],
  where: SourceLocation,
): Problem | undefined {
  const url = elsewhere(file);
  if (!url || (file.isImage && hosts.some((host) => isOf(url, host)))) return undefined;
  const kind = file.isImage ? "image" : "file";
  const allowed = file.isImage && hosts.length ? ` and of ${hosts.join(", ")}` : "";
  return {
    level: "error",
    code: `${kind}-of-other-host`,
    what: `A page shows ${kind === "image" ? "an image" : "a file"} of another host: ${file.address}`,
    where,
    seen: file.address,
    cause: `The policy of the pages allows ${kind}s of this site${allowed}; browsers would leave its place empty.`,
    fix: fixFor(file, url, hosts),
  };
}
