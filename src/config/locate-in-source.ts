import { escapeRegExp } from "./escape-reg-exp";
import type { SourceLocation } from "../problems/problem";

/** Finds a path in a TypeScript object literal by its keys, in order; falls back to the closest ancestor. */
export function locateInSource(
  file: string,
  text: string,
  path: readonly PropertyKey[],
): SourceLocation & { seen: string } {
  let offset = 0;
  for (const key of path) {
    if (typeof key === "number") continue;
    const found = text
      .slice(offset)
      .search(new RegExp(`(^|[\\s{,])"?${escapeRegExp(String(key))}"?:`, "m"));
    if (found < 0) break;
    offset += found + 1;
  }
  const line = text.slice(0, offset).split("\n").length;
  return { file, line, seen: (text.split("\n")[line - 1] ?? "").trim() };
}
