/** Selectors of parts that are mostly below the first screen, with the estimated height of each. */
const lateParts: Readonly<Record<string, string>> = {
  // The first blocks of a text fill a screen. A rule for any element would style the whole page again when it ends.
  ".prose > :is(p, ol, ul, div, details, figure, h2, h3):nth-child(n + 8)": "6rem",
  // Response examples, fields, responses, and what follows the article of an operation.
  ".panel + .panel": "40rem",
  ".field:nth-child(n + 3)": "7rem",
  ".response": "5rem",
  ".operation ~ section": "30rem",
  footer: "30rem",
};

/** Matches all late parts. */
export const lateSelector: string = Object.keys(lateParts).join(", ");

const short = (selector: string) => selector.replace(/ ?([>+,]) ?/g, "$1");

/**
 * Styles that defer the layout of late parts while the document has `data-layout="late"`; in the HTML of every page. The
 * heights always apply, so that the end of the deferral moves nothing. The clip margin shows the numbers of lists.
 */
export function lateRules(): string {
  const heights = Object.entries(lateParts).map(
    ([selector, height]) => `${short(selector)}{contain-intrinsic-height:auto ${height}}`,
  );
  const waiting = `[data-layout=late] :is(${short(lateSelector)}){content-visibility:auto;overflow-clip-margin:2rem}`;
  return `@media screen{${heights.join("")}${waiting}}`;
}
