import { readFile } from "node:fs/promises";
import path from "node:path";

/** The files of a built site, from a folder or from where it is published. */
export interface SiteFiles {
  /** Where they are, for messages. */
  place: string;
  /** The text of a file by its path below the site: `/docs/intro.md`. @throws SiteFileError */
  text(file: string): Promise<string>;
}

/** A file that a site does not have, or cannot give now. */
export class SiteFileError extends Error {
  override readonly name = "SiteFileError";
}

function inFolder(folder: string): SiteFiles {
  const root = path.resolve(folder);
  return {
    place: root,
    async text(file) {
      const full = path.join(root, file);
      if (!full.startsWith(root + path.sep)) throw new SiteFileError(`There is no ${file}.`);
      return readFile(full, "utf8").catch((error: NodeJS.ErrnoException) => {
        const isMissing =
          error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR";
        throw new SiteFileError(
          isMissing
            ? `There is no ${file} in ${root}.`
            : `${full} cannot be read: ${error.message}`,
        );
      });
    },
  };
}

/** A slow host must not hold up a conversation. */
const patienceMs = 20_000;

function atAddress(address: string): SiteFiles {
  const base = address.replace(/\/+$/, "");
  return {
    place: base,
    async text(file) {
      const url = base + file.split("/").map(encodeURIComponent).join("/");
      const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(
        (error: unknown) => {
          throw new SiteFileError(`${url} cannot be reached: ${String(error)}`);
        },
      );
      if (!answer.ok) throw new SiteFileError(`${url} was answered with ${answer.status}.`);
      return answer.text();
    },
  };
}

/** Opens a site: `public`, or `https://docs.example.com`. */
export function siteFiles(site: string): SiteFiles {
  return /^https?:\/\//.test(site) ? atAddress(site) : inFolder(site);
}
