/** Folder of the files that operation pages fetch; in /static/, every name contains a hash of the content. */
export const referenceFolder = "static/reference";

/** The absolute address of a file of the reference, for workers and imports. */
export const referenceAddress = (file: string): string =>
  `${location.origin}${__PATH_PREFIX__}/${referenceFolder}/${file}`;
