import type { Reporter } from "gatsby";
import { setProblems } from "../problems/problem-log";
import { reportProblems } from "../problems/report-problems";
import { checkPageClaims } from "./check-page-claims";

/** Milliseconds after a change in which the page is shown first: checking all pages takes a second or two. */
const quiet = 3000;

let timer: NodeJS.Timeout | undefined;
/** Set from the time when checks are asked for until they are done. */
let asked: Reporter | undefined;

/** Stops the checks that are under way or to come, so that a save is read at once. */
export function holdLateClaims(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Begins the checks again that were held, unless pages were made since, which ask for them. */
export function resumeLateClaims(): void {
  if (asked && !timer) checkClaimsLater(asked);
}

/** In develop, checks what pages say about the API when no change has come for a moment, and reports what is new. */
export function checkClaimsLater(reporter: Reporter): void {
  holdLateClaims();
  asked = reporter;
  const current = setTimeout(() => {
    void checkPageClaims(() => timer !== current).then((problems) => {
      if (!problems) return;
      asked = undefined;
      setProblems("claims", problems);
      reportProblems(reporter);
    });
  }, quiet);
  timer = current;
}
