/** Texts that the build writes into HTML. Only the build reads them. */
export const text = {
  linkTo: (heading: string) => `Link to “${heading}”`,
  table: "Table",
  tableOf: (heading: string) => `Table: ${heading}`,
  done: "Done",
  notDone: "Not done",
  moved: "Moved",
  movedTo: "This page is at",
  socials: { website: "Website", newsletter: "Newsletter", email: "Email" },
};
