import fs from "node:fs";
import path from "node:path";

/** Without `existsSync`, a path below a file would throw. */
export const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

export const isFolder = (folder: string): boolean =>
  fs.existsSync(folder) && fs.statSync(folder).isDirectory();

/** Whether the user who builds may read a file, or enter a folder. */
export function isReadable(file: string): boolean {
  const { R_OK, X_OK } = fs.constants;
  try {
    fs.accessSync(file, isFolder(file) ? R_OK | X_OK : R_OK);
    return true;
  } catch {
    return false;
  }
}

/** What to say about something that may not be read. `shown` is its path in messages. */
export const permissionWords = (shown: string) => ({
  cause: "Its permissions are for another user than the one who builds.",
  fix: `chmod -R a+rX ${JSON.stringify(shown)}`,
});

/**
 * All files in a folder and its subfolders, relative to it, with slashes: `docs/intro/index.html`. Synchronous, because
 * asynchronous reading of thousands of files takes four times as long. None if there is no folder.
 */
export function filesBelow(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}

/** The files and folders of a folder that is published as it is, as addresses: `/img`, `/img/logo.svg`. */
export function staticAddresses(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.split(path.sep).join("/")}`);
}
