/** Letters, digits, and a sign after which the changing part begins: `ord_`, `AB-`. */
const start = /^\^(?:([A-Za-z][A-Za-z0-9]*)|\((?:\?:)?([A-Za-z][A-Za-z0-9|]*)\))([_-])(.*)\$$/s;

/** One class of characters, so many times, is all that follows. */
const rest = /^(?:\[[^\]]+\]|\\[dw])(?:\{\d+(?:,\d*)?\}|[+*])?$/;

/** The prefixes of ids that an expression allows: `^ord_[0-9a-z]{10}$` -> `["ord_"]`; none for other expressions. */
export function prefixesOf(pattern: string): string[] {
  const [, one, several, sign = "", after = ""] = start.exec(pattern) ?? [];
  if (!rest.test(after)) return [];
  return (one ?? several ?? "")
    .split("|")
    .filter(Boolean)
    .map((prefix) => prefix + sign);
}
