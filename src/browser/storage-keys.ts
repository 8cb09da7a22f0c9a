/** Every key that the site uses in browser storage. */
export const storageKeys = {
  theme: "theme",
  /** "true" when the reader has closed the announcement with `announcementId`. */
  announcementDismiss: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  docsVersion: "docs-preferred-version-default",
  /** "off" when the reader does not want single-key shortcuts. */
  singleKeys: "shortcuts.single",
  /** "app" or "api": which half of a page is open. */
  reader: "reader",
  /** The pages of the docs that were opened, for the progress on reading paths. */
  opened: "pages.opened",
  sampleLanguage: "api.language",
  /** "true" when the reader wants to see required fields only. */
  requiredOnly: "api.required",
  /** How many levels of nested fields open. */
  fieldDepth: "api.depth",

  // In session storage:
  /** The address that was reloaded after a failure, so that it is reloaded only once. */
  reloadedFor: "page.reloaded",
  /** The same for a page whose code or data was gone because the site had been rebuilt. */
  renewedFor: "page.renewed",
  /** Round trip and rate of the line, and bytes that pages have loaded. */
  visit: "page.visit",
  probe: "probe",
  /** Requests that changed the mock. */
  consoleJournal: "console.journal",
  /** Ids of records that were created, and all ids in responses. */
  consoleCreated: "console.created",
  consoleSeen: "console.seen",
  consoleCalls: "console.calls",
  /** What was typed for each operation. */
  consoleDrafts: "console.drafts",
  /** The server that was chosen, and its credentials. */
  consoleTarget: "console.target",
  consoleSecret: "console.secret",
} as const;
