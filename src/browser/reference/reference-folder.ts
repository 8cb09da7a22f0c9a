/** Folder of the files that operation pages fetch; in /static/, every name contains a hash of the content. */
export const referenceFolder = "static/reference";
