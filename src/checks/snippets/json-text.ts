import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser";

/** `["lines", 0, "quantity"]` */
export type JsonPath = readonly (string | number)[];

/** Lines are 1-based. */
interface JsonText {
  /** Undefined if the text is not JSON. */
  value?: unknown;
  error?: { message: string; line: number };
  /** Line of the key or value at a path, or of the closest existing ancestor. */
  lineOf(path: JsonPath): number;
}

const words: Record<string, string> = {
  InvalidSymbol: "a word that is neither true, false nor null, or a text without quotes",
  InvalidNumberFormat: "a number that is none",
  PropertyNameExpected: "a name in quotes is expected, for example after an extra comma",
  ValueExpected: "a value is expected, for example after an extra comma",
  ColonExpected: "a colon is expected",
  CommaExpected: "a comma is expected",
  CloseBraceExpected: "} is expected",
  CloseBracketExpected: "] is expected",
  EndOfFileExpected: "there is content after the end of the JSON",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfString: "a text is not closed",
};

/** Parses strict JSON: no comments, no trailing commas. */
export function parseJson(text: string): JsonText {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const [first] = errors;
  const nodeAt = (path: JsonPath): Node | undefined => {
    for (let length = path.length; root && length >= 0; length--) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      if (node) return node.parent?.type === "property" ? node.parent : node;
    }
    return root;
  };
  const code = first && printParseErrorCode(first.error);
  const message = text.trim() ? (words[code ?? ""] ?? String(code)) : "there is nothing in it";
  return {
    value: first || !root ? undefined : (getNodeValue(root) as unknown),
    ...(first && { error: { message, line: lineAt(first.offset) } }),
    lineOf: (path) => lineAt(nodeAt(path)?.offset ?? 0),
  };
}
