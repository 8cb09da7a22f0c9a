/** Texts of the version switch and its banner; only sites with several versions bundle them. */
export const text = {
  unreleased: (label: string) => `This is about ${label}, which is not released yet.`,
  unmaintained: (label: string) => `This is about ${label}, which is no longer maintained.`,
  latest: (label: string) => `Read it for ${label}`,
};
