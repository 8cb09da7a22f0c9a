import { forgetFinished } from "../deploy/finished-build.mjs";
import { takeOrEnd } from "../process/take-or-end.mjs";

/**
 * What comes before Gatsby touches `.cache` and `public`: nobody else works there, and what is in `public` is no
 * finished site from now on. Ends the process when somebody does.
 * @param {string} work `gatsby build`
 */
export function beginWork(work) {
  takeOrEnd(work);
  forgetFinished("public");
}
