import path from "node:path";
import { getLineColLocation, type LocationObject } from "@redocly/openapi-core";
import type { SourceLocation } from "../problems/problem";

/** A location in an author's file, with its text. */
export interface SourcePlace extends SourceLocation {
  line: number;
  /** The trimmed line, shortened to `maxSeen`. */
  seen: string;
}

/** A minified file is one line. */
const maxSeen = 160;

function shortened(line: string): string {
  const text = line.slice(0, 4 * maxSeen).trim();
  return text.length > maxSeen ? `${text.slice(0, maxSeen)}…` : text;
}

/** Redocly's pointer as file (relative to the root) and line. */
export function placeOf(location: LocationObject, root: string): SourcePlace {
  const { source } = location;
  let line = 1;
  try {
    line = getLineColLocation(location).start.line || 1;
  } catch {
    // Redocly cannot locate the pointer, but the file is right.
  }
  return {
    file: path.relative(root, source.absoluteRef).split(path.sep).join("/"),
    line,
    seen: shortened(source.getLines()[line - 1] ?? ""),
  };
}

/** The first line of a text; that of a block scalar follows its `|`. */
export function placeOfText(location: LocationObject, root: string): SourceLocation {
  const { file, line, seen } = placeOf(location, root);
  return { file, line: /[|>][-+\d]*(\s+#.*)?$/.test(seen) ? line + 1 : line };
}
