import path from "node:path";
import { getLineColLocation, type LocationObject } from "@redocly/openapi-core";
import type { SourceLocation } from "../problems/problem";

/** A place in an author's file, with the text that stands there. */
export interface SourcePlace extends SourceLocation {
  line: number;
  /** The line, trimmed, and cut where the whole file is one line. */
  seen: string;
}

const longest = 160;

function shortened(line: string): string {
  const text = line.slice(0, 4 * longest).trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Redocly's pointer into a file as file (relative to the root) and line. */
export function placeOf(location: LocationObject, root: string): SourcePlace {
  const { source } = location;
  let line = 1;
  try {
    line = getLineColLocation(location).start.line || 1;
  } catch {
    // A pointer into a part that has no place of its own: the file is still right.
  }
  return {
    file: path.relative(root, source.absoluteRef).split(path.sep).join("/"),
    line,
    seen: shortened(source.getLines()[line - 1] ?? ""),
  };
}

/** The line on which a text value begins: a block scalar begins on the line after its `|`. */
export function placeOfText(location: LocationObject, root: string): SourceLocation {
  const { file, line, seen } = placeOf(location, root);
  return { file, line: /[|>][-+\d]*(\s+#.*)?$/.test(seen) ? line + 1 : line };
}
