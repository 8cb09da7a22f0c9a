/** Digits, and the letters that nobody takes for a digit or for each other. */
export const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Characters of a record's id after its prefix. */
export const idLength = 10;

// As the patterns in openapi/components/schemas/ids/ say it.
const shape = `[a-z]{3}_[${idAlphabet}]{${idLength}}`;
const whole = new RegExp(`^${shape}$`);
const within = new RegExp(`\\b${shape}\\b`, "g");

/** Whether a value looks like the id of a record: `abc_7k2m9x4q8d`. */
export const isRecordId = (value: unknown): value is string =>
  typeof value === "string" && whole.test(value);

/** The ids of records in a text, in order. */
export const recordIdsIn = (text: string): string[] => text.match(within) ?? [];

/** The prefix of an id of any description: `thing_`. */
export const prefixOf = (id: string): string | undefined => /^[a-z]+_/.exec(id)?.[0];
