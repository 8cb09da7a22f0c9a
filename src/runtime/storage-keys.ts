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
  /** Language of request samples. */
  sampleLanguage: "api.language",
  /** How deep the field trees of operations open. */
  fieldDepth: "api.depth",
} as const;
