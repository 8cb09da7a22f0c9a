/** The id of the record that a path is about, which is the last one in it. */
export const recordInPath = (path: string): string | undefined =>
  path.match(/\b[a-z]+_[0-9a-z]+/g)?.at(-1);
