import type { Reporter } from "gatsby";
import { setProblems } from "../problems/problem-log";
import { reportProblems } from "../problems/report-problems";
import { checkPageClaims } from "./check-page-claims";

/** Milliseconds after a change in which the page is shown first: checking all pages takes a second or two. */
const quiet = 3000;

let timer: NodeJS.Timeout | undefined;

/** In develop, checks what pages say about the API when no change has come for a moment, and reports what is new. */
export function checkClaimsLater(reporter: Reporter): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    void checkPageClaims().then((problems) => {
      setProblems("claims", problems);
      reportProblems(reporter);
    });
  }, quiet);
}
