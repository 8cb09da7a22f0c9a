/** Texts of the walk-throughs; apart from the others because they are loaded with them. */
export const walkText = {
  running: "Running …",
  lead: "Answered by a mock in this browser, which begins as at the top of this page. Earlier calls of the page are run first.",
  asShown: "as shown",
  otherThanShown: (status: string) => `the page shows ${status}`,
  skipped: (why: string) => `Not sent: ${why}.`,
  sent: "Sent",
  answer: "Answer",
  noBody: "No body.",
  again: "Start again",
  goOn: "Go on in the console",
  wentOn:
    "“Try it” on the page of any operation now has the records that these calls made, instead of what it had before.",
};
