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

/** Parses YAML or JSON; syntax errors come back as problems with their line, never as exceptions. */
export function parseYamlSource({ file, text, lineOffset = 0, subject }: YamlText): YamlSource {
  const lineCounter = new LineCounter();
  const doc = parseDocument(text, { lineCounter, prettyErrors: false });
  const lines = text.split(/\r?\n/);
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
    value: doc.errors.length ? undefined : doc.toJS(),
    problems,
    locate: (path) => ({ file, line: lineAt(offsetOf(doc, path)) + lineOffset }),
    seen: (path) => lines[lineAt(offsetOf(doc, path)) - 1]?.trim() ?? "",
  };
}
