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

/** The tree of a JSON text, or its first error. */
interface ReadJson {
  node?: Node;
  error?: { offset: number; line: number; reason: ReturnType<typeof printParseErrorCode> };
}

/** A number as typed: JavaScript would round large ones. */
interface NumberLiteral {
  literal: string;
}

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: true };

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

/** Reads a text as JSON, with the positions of its values. */
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

/** The text of a node as typed. */
export const rawText = (text: string, { offset, length }: Node): string =>
  text.slice(offset, offset + length);

const isLiteral = (value: unknown): value is NumberLiteral =>
  typeof value === "object" && value !== null && "literal" in value;

const mark = "number-as-written";

/** Sets the value at a path, or removes it (undefined), without changing the rest of the text. */
export function setInJson(text: string, path: JSONPath, value: unknown): string {
  const written = isLiteral(value) ? mark : value;
  if (!path.length) return isLiteral(value) ? value.literal : JSON.stringify(value, null, 2);
  const changed = applyEdits(text, modify(text, path, written, { formattingOptions }));
  return isLiteral(value) ? changed.replace(JSON.stringify(mark), value.literal) : changed;
}

/** True for a text that is a number in JSON. */
export const isNumberText = (text: string): boolean =>
  /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);

/** A JSON Pointer as a path into a tree, where indexes of lists are numbers. */
export function pathOf(node: Node | undefined, pointer: string): JSONPath {
  const path: JSONPath = [];
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const holder = path.length ? nodeAt(node, path) : node;
    path.push(holder?.type === "array" ? Number(key) : key);
  }
  return path;
}

export const pointerTo = (path: JSONPath): string =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
