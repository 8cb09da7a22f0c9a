/** Parts of pages, of which most are below the first screen, and how high each is taken to be until it is laid out. */
const lateParts: Readonly<Record<string, string>> = {
  // Text: its first blocks fill a screen.
  ".prose > :nth-child(n + 8)": "6rem",
  // An operation: answers beside or below the request, fields.
  ".panel + .panel": "40rem",
  ".field:nth-child(n + 3)": "7rem",
  footer: "30rem",
};

/** Matches all of them. */
export const lateSelector: string = Object.keys(lateParts).join(", ");

const short = (selector: string) => selector.replace(/ ?([>+,]) ?/g, "$1");

/**
 * By these they wait while the document has `data-layout="late"`. In the HTML of all pages: the first paint needs them.
 * The heights hold always, so that nothing is laid out anew when the waiting ends. What sticks out of a part, such as the
 * number of a list, is drawn all the same.
 */
export function lateRules(): string {
  const heights = Object.entries(lateParts).map(
    ([selector, height]) => `${short(selector)}{contain-intrinsic-height:auto ${height}}`,
  );
  const waiting = `[data-layout=late] :is(${short(lateSelector)}){content-visibility:auto;overflow-clip-margin:2rem}`;
  return `@media screen{${heights.join("")}${waiting}}`;
}
