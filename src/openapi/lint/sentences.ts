/** The sentences of a Markdown text; a line of a list is one. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n/);

/** The operations that a sentence links to, by their ids. */
export const linkedOperations = (sentence: string): string[] =>
  [...sentence.matchAll(/\/docs\/api\/([a-z0-9-]+)/g)].map(([, id = ""]) => id);
