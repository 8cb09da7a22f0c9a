/** A number on a page, and the comment behind it that says what it is. */
export interface NumberMark {
  /** The number or day as written: `97`, `1,167.00`, `March 11`. */
  value: string;
  /** The words of the comment: `on hand LAMP in MAIN before RC-11`. */
  text: string;
  line: number;
  /** The line, trimmed. */
  seen: string;
}

/** The months as pages write them. */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const valueBefore = new RegExp(
  String.raw`(\d{4}-\d\d-\d\d|(?:${months.join("|")}) \d{1,2}(?:, \d{4})?|[−-]?\d[\d,]*(?:\.\d+)?)\x60?\*{0,2}$`,
);
const comments = /\{\/\*\s*(.*?)\s*\*\/\}/g;

/** Comments that follow a word or number without a space: those are marks, all others are remarks of authors. */
export function marksIn(source: string): NumberMark[] {
  return source.split("\n").flatMap((row, index) =>
    [...row.matchAll(comments)].flatMap((found): NumberMark[] => {
      const ahead = row.slice(0, found.index);
      if (!/\S$/.test(ahead)) return [];
      const value = valueBefore.exec(ahead)?.[1] ?? "";
      return [{ value, text: found[1] ?? "", line: index + 1, seen: row.trim() }];
    }),
  );
}
