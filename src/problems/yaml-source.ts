import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
} from "yaml";
import type { Problem, SourceLocation } from "./problem";

export type YamlPath = readonly PropertyKey[];

/** A parsed YAML (or JSON) text that can still say where each value stands. */
export interface YamlSource {
  value: unknown;
  problems: Problem[];
  /** Line of the key at `path`, or of the nearest ancestor that exists. */
  locate(path: YamlPath): SourceLocation;
  /** The source line at `path`, trimmed. */
  seen(path: YamlPath): string;
}

interface YamlText {
  file: string;
  text: string;
  /** Lines of the file before the text: 1 for front matter. */
  lineOffset?: number;
  /** What the text is, for messages: "front matter", "category file". */
  subject: string;
}

function offsetOf(doc: Document, path: YamlPath): number {
  let node: unknown = doc.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (!isPair(pair) || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isCollection(node)) {
      node = node.get(Number(key), true);
      const range = (node as { range?: number[] } | undefined)?.range;
      if (range?.[0] === undefined) break;
      offset = range[0];
    } else break;
  }
  return offset;
}

/** Levels that nobody writes; many more would end the process in the middle of a regular expression of the parser. */
const mostLevels = 200;

/** True where lists, maps or indents stand in each other without end. */
function isTooDeep(text: string): boolean {
  let open = 0;
  for (const line of text.split("\n")) {
    const [indent = ""] = /^(?:[ ]|[-?][ \t]+)*/.exec(line) ?? [];
    if (indent.length > 2 * mostLevels) return true;
    for (const mark of line.replace(/[^[\]{}]+/g, "")) {
      open = mark === "[" || mark === "{" ? open + 1 : Math.max(0, open - 1);
      if (open > mostLevels) return true;
    }
  }
  return false;
}

/** The document, and its value where it has no errors. Too many aliases and parts within parts are exceptions. */
function readDocument(
  text: string,
  lineCounter: LineCounter,
): { doc: Document; value: unknown } | { refused: string } {
  if (isTooDeep(text)) return { refused: `more than ${mostLevels} levels` };
  try {
    const doc = parseDocument(text, { lineCounter, prettyErrors: false });
    return { doc, value: (doc.errors.length ? undefined : doc.toJS()) as unknown };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** A text that nothing can be read from, whatever is in it. */
function unreadable(
  file: string,
  [first = ""]: readonly string[],
  reason: string,
  { lineOffset = 0, subject }: Pick<YamlText, "lineOffset" | "subject">,
): YamlSource {
  const where = { file, line: 1 + lineOffset };
  const seen = first.trim().slice(0, 80);
  const problem: Problem = {
    level: "error",
    code: "yaml-refused",
    what: `The ${subject} cannot be read`,
    where,
    seen,
    cause: `It repeats itself by aliases, or holds parts within parts, without end: ${reason}.`,
    fix: "Write each value where it belongs, a few levels deep: title: Documentation",
  };
  return { value: undefined, problems: [problem], locate: () => where, seen: () => seen };
}

/** Parses YAML or JSON; syntax errors come back as problems with their line, never as exceptions. */
export function parseYamlSource({ file, text, lineOffset = 0, subject }: YamlText): YamlSource {
  const lineCounter = new LineCounter();
  const lines = text.split(/\r?\n/);
  const parsed = readDocument(text, lineCounter);
  if ("refused" in parsed) return unreadable(file, lines, parsed.refused, { lineOffset, subject });
  const { doc, value } = parsed;
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const problems = doc.errors.map((error): Problem => {
    const line = lineAt(error.pos[0]);
    return {
      level: "error",
      code: "yaml-syntax",
      what: `The ${subject} is not valid YAML`,
      where: { file, line: line + lineOffset },
      seen: lines[line - 1]?.trim() ?? "",
      cause: error.message,
      fix: 'Quote values that contain a colon, and indent with two spaces: title: "Orders: an overview"',
    };
  });
  return {
    value,
    problems,
    locate: (path) => ({ file, line: lineAt(offsetOf(doc, path)) + lineOffset }),
    seen: (path) => lines[lineAt(offsetOf(doc, path)) - 1]?.trim() ?? "",
  };
}
