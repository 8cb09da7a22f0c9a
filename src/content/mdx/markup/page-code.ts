import type { Node, Program } from "estree";

/** Anything in the tree of a piece of JavaScript. */
interface Piece {
  type: string;
  name?: string;
  value?: unknown;
  operator?: string;
}

/** Values that are written out, and what is calculated from them: nothing that calls, asks or changes anything. */
const plain = new Set([
  "ExpressionStatement",
  "Literal",
  "TemplateLiteral",
  "TemplateElement",
  "UnaryExpression",
  "BinaryExpression",
  "LogicalExpression",
  "ConditionalExpression",
  "ArrayExpression",
  "Identifier",
]);
/** They end with an error where there is no object. */
const ofObjects = new Set(["in", "instanceof", "delete"]);

const isPiece = (value: unknown): value is Piece =>
  typeof value === "object" && value !== null && "type" in value;

/** A piece and all that is in it. */
function pieces(node: Piece): Piece[] {
  const inside = Object.values(node).flat(1).filter(isPiece);
  return [node, ...inside.flatMap(pieces)];
}

function isPlain(node: Node, names: ReadonlySet<string>): boolean {
  return pieces(node as Piece).every((piece) => {
    if (piece.type === "Identifier") return names.has(piece.name ?? "");
    // Regular expressions and big integers are literals too, of values that cannot be shown or calculated with.
    if (piece.type === "Literal" && ("regex" in piece || "bigint" in piece)) return false;
    return plain.has(piece.type) && !ofObjects.has(piece.operator ?? "");
  });
}

const noNames: ReadonlySet<string> = new Set();
/** Not `_components` and the like, which MDX declares itself. */
const ownName = /^(?!props$)[a-z][A-Za-z\d]*$/;

/** The names of values that a piece of a module exports; undefined when it does anything else. */
export function exportedNames({ body }: Program): string[] | undefined {
  const names = body.map((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return undefined;
    if (statement.declaration?.type !== "VariableDeclaration") return undefined;
    return statement.declaration.declarations.map(({ id, init }) =>
      id.type === "Identifier" && ownName.test(id.name) && init && isPlain(init, noNames)
        ? id.name
        : undefined,
    );
  });
  const all = names.flat();
  const known = all.filter((name) => name !== undefined);
  return known.length === all.length ? known : undefined;
}

/** The name that an expression begins with: `page` in `page.next`. */
function firstName(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return firstName(node.object);
  const [first] = node.type === "SequenceExpression" ? node.expressions : [];
  return first && firstName(first);
}

/** What is wrong with an expression of a page that has defined some names; undefined for a comment or a value. */
export function expressionFault(
  { body }: Program,
  defined: ReadonlySet<string>,
): "unknown name" | "code" | undefined {
  const names = new Set([...defined, "undefined"]);
  const [statement] = body;
  if (!statement || isPlain(statement, names)) return undefined;
  const first = statement.type === "ExpressionStatement" && firstName(statement.expression);
  return first && !names.has(first) ? "unknown name" : "code";
}

/** True for `{300}` and `{true}`: the value of an attribute that cannot be written in quotes. */
export function isNumberOrFlag({ body }: Program): boolean {
  const [statement] = body;
  if (statement?.type !== "ExpressionStatement") return false;
  const { expression } = statement;
  return (
    expression.type === "Literal" &&
    (typeof expression.value === "number" || typeof expression.value === "boolean")
  );
}
