/** Folder of the downloads, below public/. */
export const downloadFolder = "download";

/** Folder of the text files that hold all pages of a section, below public/. */
export const sectionFolder = "llms";
