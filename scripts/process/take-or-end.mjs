import { takeFolder } from "./folder-lock.mjs";

/** Takes the project's folder, or says who has it and ends the process. @param {string} work `npm run build` */
export function takeOrEnd(work) {
  try {
    return takeFolder(work);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
