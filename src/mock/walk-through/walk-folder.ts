/** Folder of the walk files. Below /static/, all file names contain a hash. */
export const walkFolder = "static/walks";
