import { parseJson } from "./json-text";

type Mend = (line: string) => string;

/** Slips that look alike in all lines. */
const spelling: Mend[] = [
  (line) => line.replace(/(^|[\s,{[:])'([^'"]*)'/g, '$1"$2"'),
  (line) => line.replace(/(^\s*|[{,]\s*)([A-Za-z_$][\w$-]*)(?=\s*:)/g, '$1"$2"'),
  (line) => line.replace(/\bTrue\b/, "true").replace(/\bFalse\b/, "false"),
  (line) => line.replace(/\b(?:None|undefined|nil)\b/, "null"),
  (line) => line.replace(/\s*(?:\/\*.*?\*\/|(?:^|\s)(?:\/\/|#).*$)/, ""),
];

const mends: Mend[] = [
  ...spelling,
  (line) => spelling.reduce((text, mend) => mend(text), line),
  (line) => line.replace(/,(\s*[\]}]*\s*)$/, "$1"),
  (line) => line.replace(/,(?=\s*[\]}])/g, ""),
  (line) => line.replace(/(\S)\s*$/, "$1,"),
  (line) => line.replace(/(["\d\]}]|true|false|null)\s+(?=["{[])/g, "$1, "),
  (line) => line.replace(/("[^"]*")\s+(?=["\d{[tfn-])/, "$1: "),
  (line) => line.replace(/(,?)\s*$/, '"$1'),
];

/** The line that keeps a text from being JSON, and how its author meant it; undefined if that is not clear. */
export function mendedJson(text: string): { line: number; fix: string } | undefined {
  const stop = parseJson(text).error?.line;
  if (stop === undefined) return undefined;
  const lines = text.split("\n");
  const above = lines.slice(0, stop - 1).findLastIndex((line) => line.trim()) + 1;
  for (const line of above ? [stop, above] : [stop])
    for (const mend of mends) {
      const written = lines[line - 1] ?? "";
      const next = mend(written);
      if (next === written) continue;
      const left = parseJson(
        lines.map((one, index) => (index === line - 1 ? next : one)).join("\n"),
      );
      if (!left.error || left.error.line > stop) return { line, fix: next.trim() };
    }
  return undefined;
}
