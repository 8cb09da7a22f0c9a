import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  printParseErrorCode,
  type JSONPath,
  type Node,
  type ParseError,
} from "jsonc-parser";

/** What the parser expected or did not, by its names. */
export type JsonReason = ReturnType<typeof printParseErrorCode>;

/** A text read as JSON: its tree, or the first place where it is none. */
export interface ReadJson {
  node?: Node;
  error?: { offset: number; line: number; reason: JsonReason };
}

/** A number as it is written: JavaScript would round large ones. */
export interface NumberLiteral {
  literal: string;
}

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: true };

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

/** Reads a text as JSON without giving up the way it is written. */
export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const node = parseTree(text, errors, strict);
  const [first] = errors;
  if (!first) return node ? { node } : {};
  const line = text.slice(0, first.offset).split("\n").length;
  return { error: { offset: first.offset, line, reason: printParseErrorCode(first.error) } };
}

/** The node at a path of keys and indexes. */
export const nodeAt = (node: Node | undefined, path: JSONPath): Node | undefined =>
  node && findNodeAtLocation(node, path);

/** The text of a node as it stands. */
export const rawText = (text: string, { offset, length }: Node): string =>
  text.slice(offset, offset + length);

const isLiteral = (value: unknown): value is NumberLiteral =>
  typeof value === "object" && value !== null && "literal" in value;

const mark = "number-as-written";

/** Puts a value at a path, or takes it away (undefined). Nothing else of the text changes. */
export function setInJson(text: string, path: JSONPath, value: unknown): string {
  const written = isLiteral(value) ? mark : value;
  if (!path.length) return isLiteral(value) ? value.literal : JSON.stringify(value, null, 2);
  const changed = applyEdits(text, modify(text, path, written, { formattingOptions }));
  return isLiteral(value) ? changed.replace(JSON.stringify(mark), value.literal) : changed;
}

/** True for a text that JSON takes as a number. */
export const isNumberText = (text: string): boolean =>
  /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);

/** The keys of a JSON Pointer as a path into a tree: indexes of lists are numbers. */
export function pathOf(node: Node | undefined, pointer: string): JSONPath {
  const path: JSONPath = [];
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const holder = path.length ? nodeAt(node, path) : node;
    path.push(holder?.type === "array" ? Number(key) : key);
  }
  return path;
}

/** The JSON Pointer of a path. */
export const pointerTo = (path: JSONPath): string =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
