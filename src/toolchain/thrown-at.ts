import fs from "node:fs";
import type { PlacedCrash } from "./crash-problem";

/** A line of a browser's stack in a module of the site: `at f (webpack-internal:///./src/views/a.tsx:5:9)`. */
const frame =
  /webpack-internal:\/\/\/(\.\/((?:src\/|gatsby-browser)[^?:\s)]*)[^:\s)]*):(\d+):(\d+)/;

interface OriginalFrame {
  sourcePosition?: { line?: number | null } | null;
}

/**
 * The line of the site's own code that threw in a page of `develop`, whose server knows where the lines of the bundle
 * come from.
 */
export async function thrownAt(stack: string, server: string): Promise<PlacedCrash["thrown"]> {
  const [, moduleId = "", file = "", lineNumber = "", columnNumber = ""] = frame.exec(stack) ?? [];
  if (!fs.existsSync(file)) return undefined;
  const query = new URLSearchParams({ moduleId, lineNumber, columnNumber });
  const response = await fetch(`${server}/__original-stack-frame?${query}`);
  const { sourcePosition } = (await response.json()) as OriginalFrame;
  const line = sourcePosition?.line;
  if (!line) return undefined;
  const seen = fs.readFileSync(file, "utf8").split("\n")[line - 1]?.trim() ?? "";
  return { where: { file, line }, seen };
}
