import { referenceFolder } from "./reference-folder";

/** The absolute address of a file of the reference, for workers and imports. */
export const referenceAddress = (file: string): string =>
  `${location.origin}${__PATH_PREFIX__}/${referenceFolder}/${file}`;
