import { takeFolder } from "./folder-lock.mjs";
import { endWith, problemOf } from "./operator-problem.mjs";

/** Takes the project's folder, or says what is in the way and ends the process. @param {string} work `npm run build` */
export function takeOrEnd(work) {
  try {
    return takeFolder(work);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return endWith(problem);
  }
}
