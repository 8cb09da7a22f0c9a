import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import type { Problem, SourceLocation } from "./problem";
import { diagnoseYaml, type YamlFault, type YamlMistake } from "./yaml-diagnosis";

export type YamlPath = readonly PropertyKey[];

/** A parsed YAML (or JSON) text that knows the line of each value. */
export interface YamlSource {
  value: unknown;
  problems: Problem[];
  /** Line of the key at `path`, or of its closest existing ancestor. */
  locate(path: YamlPath): SourceLocation;
  /** The source line at `path`, trimmed. */
  seen(path: YamlPath): string;
}

interface YamlText {
  file: string;
  text: string;
  /** Lines of the file above the text: 1 for front matter. */
  lineOffset?: number;
  /** What messages call the text: "front matter", "category file". */
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

/** Nobody nests this deeply; much deeper input overflows the stack in a regular expression of the parser. */
const mostLevels = 200;

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

/** What is no YAML: the parser's errors, and aliases of nothing, on which it throws. */
function mistakesIn(doc: Document, lineCounter: LineCounter): YamlMistake[] {
  const mistakes = doc.errors.map(({ code, message, pos: [start] }): YamlMistake => {
    const { line } = lineCounter.linePos(start);
    return { code, message, line };
  });
  visit(doc, {
    Alias(_, alias) {
      if (alias.resolve(doc)) return;
      const { line } = lineCounter.linePos(alias.range?.[0] ?? 0);
      mistakes.push({ code: "UNRESOLVED_ALIAS", message: "Unresolved alias", line });
    },
  });
  return mistakes;
}

/** The parser throws on too many aliases and too much nesting. */
function readDocument(
  text: string,
  lineCounter: LineCounter,
): { doc: Document; value: unknown; faults: YamlFault[] } | { refused: string } {
  if (isTooDeep(text)) return { refused: `more than ${mostLevels} levels` };
  try {
    const doc = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
    const faults = diagnoseYaml(mistakesIn(doc, lineCounter), text);
    return { doc, value: (faults.length ? undefined : doc.toJS()) as unknown, faults };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** A text that the parser must not, or cannot, read. */
function unreadable({ file, text, lineOffset = 0, subject }: YamlText, reason: string): YamlSource {
  const [first = ""] = text.split(/\r?\n/);
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

/** Parses YAML or JSON without throwing: syntax errors become problems. */
export function parseYamlSource(given: YamlText): YamlSource {
  const { file, text, lineOffset = 0, subject } = given;
  const lineCounter = new LineCounter();
  const lines = text.split(/\r?\n/);
  const parsed = readDocument(text, lineCounter);
  if ("refused" in parsed) return unreadable(given, parsed.refused);
  const { doc, value, faults } = parsed;
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const seenAt = (line: number) => lines[line - 1]?.trim() ?? "";
  const syntax = faults.map(({ line, ...fault }): Problem => ({
    level: "error",
    code: "yaml-syntax",
    what: `The ${subject} is not valid YAML`,
    where: { file, line: line + lineOffset },
    ...fault,
  }));
  const tags = doc.warnings
    .filter(({ code }) => code === "TAG_RESOLVE_FAILED")
    .map((warning): Problem => {
      const line = lineAt(warning.pos[0]);
      // `title: !Important` is a text; `!!js/function` and `!<tag:…>` are meant as tags.
      const [, key, value] =
        /^((?:- +)?[^\s:#"'][^:]*:\s+)(![A-Za-z ].*)$/.exec(seenAt(line)) ?? [];
      const isText = key !== undefined && value !== undefined;
      return {
        level: "error",
        code: "yaml-tag",
        what: `The ${subject} has a value with a tag that means nothing here`,
        where: { file, line: line + lineOffset },
        seen: seenAt(line),
        cause: isText
          ? "In YAML, a value without quotes that starts with ! begins with a tag."
          : "Tags such as !!js/function run code in other programs. Values here are plain YAML.",
        fix: isText ? `${key}${JSON.stringify(value)}` : seenAt(line).replace(/!+\S*\s*/, ""),
      };
    });
  const problems = [...syntax, ...tags];
  return {
    value,
    problems,
    locate: (path) => ({ file, line: lineAt(offsetOf(doc, path)) + lineOffset }),
    seen: (path) => seenAt(lineAt(offsetOf(doc, path))),
  };
}

/** Why a text is not valid YAML: nothing if it is. */
export function yamlFaults(text: string): YamlFault[] {
  const read = readDocument(text, new LineCounter());
  return "refused" in read ? [] : read.faults;
}
