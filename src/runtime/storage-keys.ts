/** Every key that the site keeps in browser storage. */
export const storageKeys = {
  theme: "theme",
  /** Language of request samples. */
  sampleLanguage: "api.language",
  /** How deep the field trees of operations open. */
  fieldDepth: "api.depth",
} as const;
