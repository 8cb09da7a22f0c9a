import { mustMatch } from "./must-match";

const patch = {
  folder: "src/output/html",
  name: "late-scripts",
  decision: "0027-words-before-scripts",
};

/**
 * Ends the build if no page has the scripts of all pages where Gatsby writes them: they would not start late, and the
 * policy of the page would block those that Gatsby writes into it. @throws with what to do
 */
export function mustHaveScripts(isFound: boolean): void {
  mustMatch(patch, isFound);
}
