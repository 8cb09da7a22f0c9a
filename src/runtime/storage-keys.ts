/** Every key that the site keeps in browser storage. */
export const storageKeys = {
  theme: "theme",
} as const;
