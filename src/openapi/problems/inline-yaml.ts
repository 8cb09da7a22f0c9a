import { stringify } from "yaml";

export const inlineKey = (key: string): string =>
  /^[$A-Za-z_][\w$./-]*$/.test(key) ? key : JSON.stringify(key);

/** A value as YAML on one line: `{ type: string, enum: [a, b] }`. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null)
    return stringify([value], {
      collectionStyle: "flow",
      lineWidth: 0,
      flowCollectionPadding: false,
    })
      .trim()
      .slice(1, -1);
  const entries = Object.entries(value).map(([key, one]) => `${inlineKey(key)}: ${inline(one)}`);
  return entries.length ? `{ ${entries.join(", ")} }` : "{}";
}

/** A value on one line as the line has it: JSON behind a key in quotes, which is YAML, too. */
export const inlineIn = (line: string, value: unknown): string =>
  /^"[^"]*":/.test(line) ? JSON.stringify(value) : inline(value);

/** Index behind the value that begins at `start`: of a bracket with all in it, a quoted text, or a plain one. */
function endOf(line: string, start: number): number {
  const first = line[start] ?? "";
  if (/["']/.test(first)) {
    const end = line.indexOf(first, start + 1);
    return end < 0 ? line.length : end + 1;
  }
  if (!/[[{]/.test(first)) {
    const inFlow = /[[{]/.test(line.slice(0, start));
    const end = inFlow
      ? line.slice(start).search(/\s*[,\]}]|\s+#/)
      : line.slice(start).search(/\s+#|\s*$/);
    return end < 0 ? line.length : start + end;
  }
  let open = 0;
  for (let index = start; index < line.length; index++) {
    if (/[[{]/.test(line[index] ?? "")) open++;
    if (/[\]}]/.test(line[index] ?? "") && --open === 0) return index + 1;
  }
  return line.length;
}

/** Where a line writes the value of a key, or an item of a list: undefined if it stands on other lines. */
export function writtenAt(
  line: string,
  key: string,
  value: unknown,
): { start: number; end: number } | undefined {
  if (/^\d+$/.test(key) && !line.includes(`"${key}":`)) {
    if (typeof value === "object")
      return /^- [[{]/.test(line) ? { start: 2, end: endOf(line, 2) } : undefined;
    const start = line.indexOf(String(value));
    return start < 0 ? undefined : { start, end: endOf(line, start) };
  }
  const escaped = key.replace(/[$.*+?^(){}|[\]\\/]/g, "\\$&");
  const match = new RegExp(`(?:^|[\\s{,])(["']?)${escaped}\\1:[ \\t]+(?=\\S)`).exec(line);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  return line[start] === "#" ? undefined : { start, end: endOf(line, start) };
}

/** The line with another value of a key; the key and the value alone if the old one is on other lines. */
export function lineWith(line: string, key: string, value: unknown, next: string): string {
  const place = writtenAt(line, key, value);
  if (place) return line.slice(0, place.start) + next + line.slice(place.end);
  return /^\d+$/.test(key) && !line.includes(`"${key}":`)
    ? `- ${next}`
    : `${inlineKey(key)}: ${next}`;
}

/** What to do with a line whose key must go. */
export function withoutKey(line: string, key: string): string {
  const isWhole = line.replace(/^- +|["']/g, "").startsWith(`${key}:`);
  if (!isWhole) return `Remove ${key} from the line: ${line}`;
  return `Remove the line${/[:{[]$/.test(line) ? ", with all below" : ""}: ${line}`;
}
