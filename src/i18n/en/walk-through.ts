import { count } from "./counts";

/** Texts of the walk-throughs, which load them on use. */
export const text = {
  running: "Running …",
  lead: "The responses come from a mock in this browser, which starts in the state described at the top of this page. Earlier calls on the page run first.",
  asShown: "as shown",
  otherThanShown: (status: string) => `the page shows ${status}`,
  differs: (number: number) =>
    count(number, {
      one: "# value differs from the page",
      other: "# values differ from the page",
    }),
  onPage: "on the page",
  inAnswer: "in the response",
  missing: "nothing",
  ofToday: "computed from the date of the call",
  causes: {
    again: "you ran this call more than once",
    order: "calls further down the page ran before it",
    earlierAgain: "an earlier call of the page ran more than once",
  },
  askedFor: "the mock accepts every credential, so it was asked for this response",
  skipped: (why: string) => `Not sent: ${why}.`,
  reasons: {
    noOperation: (operation: string) => `there is no ${operation}`,
    noCommand: "a body and a response without a command, and the path has parameters",
    noFile: "the file of the body is not on the page",
    madeByScript: "the body is made by the script",
  },
  sent: "Sent",
  answer: "Response",
  noBody: "No body.",
  again: "Start again",
  goOn: "Continue in the console",
  wentOn:
    "“Try it” on the page of any operation now has the records that these calls made, instead of what it had before.",
};
