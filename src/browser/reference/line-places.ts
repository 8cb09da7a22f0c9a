/** Where a line of code stands among the others. */
export interface LinePlace {
  /** Names of the keys down to that of the line: `["lines", "itemId"]`; undefined for a line without a key. */
  keys?: string[];
  /** Number of the last line that belongs to the object or list that begins here. */
  end?: number;
}

const keyed = /^\s*["']?([\w$*-]+)["']?\s*(?::|=>)/;
const opens = /[{[(]\s*$/;

const indentOf = (line: string) => line.length - line.trimStart().length;

function endOf(lines: readonly string[], start: number): number | undefined {
  const indent = indentOf(lines[start] ?? "");
  const next = lines.findIndex((line, index) => index > start && indentOf(line) <= indent);
  return next > start + 1 ? next - 1 : undefined;
}

/** The places of lines that are indented by level, in JSON and in literals of other languages. */
export function linePlaces(lines: readonly string[]): LinePlace[] {
  const above: { indent: number; key: string }[] = [];
  return lines.map((line, index) => {
    const place: LinePlace = {};
    const indent = indentOf(line);
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const [, key] = keyed.exec(line) ?? [];
    if (key !== undefined) {
      above.push({ indent, key });
      place.keys = above.map((one) => one.key);
    }
    const end = index > 0 && opens.test(line) ? endOf(lines, index) : undefined;
    if (end !== undefined) place.end = end;
    return place;
  });
}
