import path from "node:path";
import { decoded } from "../../config/addresses/internal-link";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";

/** File path under the content folder -> route. */
export type FileRoutes = ReadonlyMap<string, string>;

type FileLink =
  { route: string; missing?: undefined } | { route?: undefined; missing: string; nearest?: string };

/** `./list_ui.mdx#part` -> `./list_ui.mdx` and `#part`; undefined for other links. */
function splitFileLink(href: string): { file: string; rest: string } | undefined {
  const match = /^(?![a-z][a-z\d+.-]*:|\/\/)([^?#]+\.mdx?)([?#].*)?$/i.exec(href);
  return match?.[1] === undefined ? undefined : { file: match[1], rest: match[2] ?? "" };
}

function nearestFile(missing: string, routes: FileRoutes): string | undefined {
  const name = path.posix.basename(missing).replace(/\.mdx?$/, "");
  const sameName = [...routes.keys()].find(
    (file) => path.posix.basename(file).replace(/\.mdx?$/, "") === name,
  );
  return sameName ?? didYouMean(missing, routes.keys());
}

/** Resolves a link to a Markdown file, relative to the linking file or, with a leading slash, to the content folder. */
export function resolveFileLink(
  href: string,
  fromSourcePath: string,
  routes: FileRoutes,
): FileLink | undefined {
  const link = splitFileLink(href);
  if (!link) return undefined;
  const file = decoded(link.file);
  const folder = path.posix.dirname(fromSourcePath);
  const target = path.posix.normalize(
    file.startsWith("/") ? file.slice(1) : path.posix.join(folder, file),
  );
  const route = routes.get(target);
  if (route !== undefined) return { route: `${route}${link.rest}` };
  return { missing: target, nearest: nearestFile(target, routes) };
}

interface BrokenLink {
  href: string;
  sourcePath: string;
  /** Relative to the project, for messages. */
  file: string;
  line: number;
  nearest?: string;
}

/** A link from one file of the content folder to another. */
function relativeLink(fromSourcePath: string, target: string): string {
  const link = path.posix.relative(path.posix.dirname(fromSourcePath), target);
  return link.startsWith(".") ? link : `./${link}`;
}

export function brokenFileLink({ href, sourcePath, file, line, nearest }: BrokenLink): Problem {
  return {
    level: "warning",
    code: "file-link-broken",
    what: "A link to a Markdown file leads nowhere",
    where: { file, line },
    seen: href,
    cause: nearest
      ? `There is no such file; the nearest is ${nearest}.`
      : "There is no such file, seen from the folder of the file with the link.",
    fix: nearest
      ? `[text](${relativeLink(sourcePath, nearest)}${/[?#].*$/.exec(href)?.[0] ?? ""})`
      : "[text](/docs/intro)",
  };
}
