import { takeFolder } from "./folder-lock.mjs";

/**
 * Takes the folder of the project, as of `takeFolder`, or says who has it and ends the process with exit code 1.
 * @param {string} work `npm run build`
 */
export function takeOrEnd(work) {
  try {
    return takeFolder(work);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
