/** Folder of public/ for downloads. */
export const downloadFolder = "download";

/** Folder for the downloads of a version: `download`, `docs/2.0/download`; `route` is that of a frozen version's docs. */
export function downloadsOf(route = ""): string {
  return `${route}/${downloadFolder}`.replace(/^\//, "");
}

/** Folder of public/ for text files with all pages of a section. */
export const sectionFolder = "llms";
