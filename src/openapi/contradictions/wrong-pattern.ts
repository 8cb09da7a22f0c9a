/** What JavaScript says of a pattern that is not an expression; undefined for one that is, with or without the flag u. */
function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch {
    try {
      new RegExp(pattern);
      return undefined;
    } catch (error) {
      const said = String(error instanceof Error ? error.message : error);
      return said.slice(said.lastIndexOf(": ") + 2);
    }
  }
}

const counted = (pattern: string, sign: string) => pattern.split(sign).length - 1;

/** How the slips that are usual are mended: those of other languages, and of who forgets a sign. */
const mends: ((pattern: string) => string)[] = [
  (pattern) => pattern.replace(/\(\?[imsx]+\)/g, ""),
  (pattern) => pattern.replaceAll("(?P<", "(?<"),
  (pattern) => pattern.replace(/([*+?}])\+/g, "$1"),
  (pattern) => pattern.replace(/^(\^?)(?=[*+?])/, "$1."),
  (pattern) =>
    pattern.replace(
      /(\$?)$/,
      (end) => ")".repeat(Math.max(0, counted(pattern, "(") - counted(pattern, ")"))) + end,
    ),
  (pattern) => pattern.replace(/(\$?)$/, "]$1"),
  (pattern) => pattern.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
];

/** What is wrong with a pattern that is not a regular expression, and one that is. */
export function wrongPattern(pattern: string): { cause: string; next: string } | undefined {
  const fault = faultOf(pattern);
  if (fault === undefined) return undefined;
  const next = mends.map((mend) => mend(pattern)).find((one) => faultOf(one) === undefined);
  return { cause: `It is not a regular expression of JavaScript: ${fault}.`, next: next ?? ".*" };
}
