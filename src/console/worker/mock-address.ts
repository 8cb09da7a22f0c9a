import { referenceFolder } from "../../reference/reference-folder";

/** The address of a mock's file; workers need it whole. */
export const mockAddress = (file: string): string =>
  `${location.origin}${__PATH_PREFIX__}/${referenceFolder}/${file}`;
