/** Ids of records, `sor_6p4k1r6x9g`: a prefix for the kind, and ten characters of Crockford's base 32 in lowercase. */
const shape = "[a-z]{2,6}_[0-9a-hjkmnp-tv-z]{10}";
const whole = new RegExp(`^${shape}$`);
const anywhere = new RegExp(`\\b${shape}\\b`, "g");

/** True of a text that is an id and nothing else. */
export const isId = (value: unknown): value is string =>
  typeof value === "string" && whole.test(value);

/** All ids in a text, in their order. */
export const idsIn = (text: string): string[] => text.match(anywhere) ?? [];

/** A text with its ids replaced. */
export const replaceIds = (text: string, replace: (id: string) => string): string =>
  text.replace(anywhere, replace);
