import type { Node, Program } from "estree";

/** A node of a JavaScript tree. */
interface Piece {
  type: string;
  name?: string;
  value?: unknown;
  operator?: string;
}

/** Literal values and calculations with them: nothing that calls, reads, or changes anything. */
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
/** These throw unless their operand is an object. */
const ofObjects = new Set(["in", "instanceof", "delete"]);

const isPiece = (value: unknown): value is Piece =>
  typeof value === "object" && value !== null && "type" in value;

function pieces(node: Piece): Piece[] {
  const inside = Object.values(node).flat(1).filter(isPiece);
  return [node, ...inside.flatMap(pieces)];
}

function isPlain(node: Node, names: ReadonlySet<string>): boolean {
  return pieces(node as Piece).every((piece) => {
    if (piece.type === "Identifier") return names.has(piece.name ?? "");
    // Regular expressions and big integers are literals that cannot be rendered or calculated with.
    if (piece.type === "Literal" && ("regex" in piece || "bigint" in piece)) return false;
    return plain.has(piece.type) && !ofObjects.has(piece.operator ?? "");
  });
}

const noNames: ReadonlySet<string> = new Set();
/** Excludes `_components`, `props`, and other names that MDX declares itself. */
const ownName = /^(?!props$)[a-z][A-Za-z\d]*$/;

/** The names of values that module code exports; undefined if it does anything else. */
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

/** The first name of an expression: `page` in `page.next`. */
function firstName(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return firstName(node.object);
  const [first] = node.type === "SequenceExpression" ? node.expressions : [];
  return first && firstName(first);
}

/** The fault of an expression on a page that exports `defined`; undefined for a comment or a value. */
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

/** `{300}` or `{true}`: attribute values that cannot be written in quotes. */
export function isNumberOrFlag({ body }: Program): boolean {
  const [statement] = body;
  if (statement?.type !== "ExpressionStatement") return false;
  const { expression } = statement;
  return (
    expression.type === "Literal" &&
    (typeof expression.value === "number" || typeof expression.value === "boolean")
  );
}
