import { readFile } from "node:fs/promises";
import path from "node:path";

/** The files of a built site, from a folder or from where it is published. */
export interface SiteFiles {
  /** The text of a file such as `/docs/intro.md`. @throws SiteFileError */
  text(file: string): Promise<string>;
}

/** A file that a site does not have, or that cannot be read now. */
export class SiteFileError extends Error {
  override readonly name = "SiteFileError";
}

function inFolder(folder: string): SiteFiles {
  const root = path.resolve(folder);
  return {
    async text(file) {
      const full = path.join(root, file);
      if (!full.startsWith(root + path.sep)) throw new SiteFileError(`There is no ${file}.`);
      return readFile(full, "utf8").catch((error: NodeJS.ErrnoException) => {
        const isMissing =
          error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR";
        throw new SiteFileError(
          isMissing
            ? `There is no ${file}.`
            : `${file} cannot be read: ${error.code ?? "damaged"}.`,
        );
      });
    },
  };
}

/** A slow host must not hold up a conversation. */
const timeoutMs = 20_000;

function atAddress(address: string): SiteFiles {
  const base = address.replace(/\/+$/, "");
  return {
    async text(file) {
      const url = base + file.split("/").map(encodeURIComponent).join("/");
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(
        (error: unknown) => {
          throw new SiteFileError(`${url} cannot be reached: ${String(error)}`);
        },
      );
      if (!answer.ok) throw new SiteFileError(`${url} returned ${answer.status}.`);
      return answer.text();
    },
  };
}

/** Opens a site: `public`, or `https://docs.example.com`. */
export function siteFiles(site: string): SiteFiles {
  return /^https?:\/\//.test(site) ? atAddress(site) : inFolder(site);
}
