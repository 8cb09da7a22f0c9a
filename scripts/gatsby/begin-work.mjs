import { forgetFinished } from "../deploy/finished-build.mjs";
import { takeOrEnd } from "../process/take-or-end.mjs";

/**
 * Claims the folder before Gatsby touches `.cache` and `public`, or ends the process, and marks `public` as unfinished.
 * @param {string} work `gatsby build`
 */
export function beginWork(work) {
  takeOrEnd(work);
  forgetFinished("public");
}
