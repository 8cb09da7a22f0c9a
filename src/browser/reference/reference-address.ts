import { referenceFolder } from "./reference-folder";

/** The whole address of a file of the reference: workers and imports need it so. */
export const referenceAddress = (file: string): string =>
  `${location.origin}${__PATH_PREFIX__}/${referenceFolder}/${file}`;
