/** Folder of public/ for downloads. */
export const downloadFolder = "download";

/** Folder of public/ for text files with all pages of a section. */
export const sectionFolder = "llms";
