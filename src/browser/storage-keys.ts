/** Every key that the site keeps in browser storage. */
export const storageKeys = {
  theme: "theme",
  /** "true" when the reader has closed the announcement whose id is kept beside it. */
  announcementDismiss: "docusaurus.announcement.dismiss",
  announcementId: "docusaurus.announcement.id",
  /** Name of the docs version that the reader chose. */
  docsVersion: "docs-preferred-version-default",
  /** "off" when the reader wants no shortcuts of a single key. */
  singleKeys: "shortcuts.single",
  /** In the session's storage: the address that was loaded anew after a failure, so that it is done once. */
  reloadedFor: "page.reloaded",
  /** The same for a page whose code or data on demand was gone, because the site had been renewed. */
  renewedFor: "page.renewed",
  /** In the session's storage, for a moment: whether anything can be kept there. */
  probe: "probe",
  /** Language of request samples. */
  sampleLanguage: "api.language",
  /** How deep the field trees of operations open. */
  fieldDepth: "api.depth",
  /** In the session's storage, as all of the console: requests that changed the mock. */
  consoleJournal: "console.journal",
  /** Ids of records that were created, and those that answers had. */
  consoleCreated: "console.created",
  consoleSeen: "console.seen",
  /** The last calls. */
  consoleCalls: "console.calls",
  /** Which server is asked, and the credential for it. */
  consoleTarget: "console.target",
  consoleSecret: "console.secret",
} as const;
