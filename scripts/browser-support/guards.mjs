/** @typedef {import("estree").Node & { parent?: any }} Node */

/** What TypeScript wraps around an expression without changing it, and the wrapper of `a?.b`. */
const wrappers = new Set([
  "ChainExpression",
  "TSAsExpression",
  "TSNonNullExpression",
  "TSSatisfiesExpression",
]);

/** @param {any} node @returns {any} */
const unwrap = (node) => (wrappers.has(node.type) ? unwrap(node.expression) : node);

/** @param {any} node @returns {boolean} `undefined`, `null`, `"undefined"`, `void 0` */
const isNothing = (node) =>
  (node.type === "Identifier" && node.name === "undefined") ||
  (node.type === "Literal" && (node.value === null || node.value === "undefined")) ||
  (node.type === "UnaryExpression" && node.operator === "void");

/** The name of a property, unless it is computed. @param {any} node @returns {string | undefined} */
export function propertyName({ computed, property, key = property }) {
  if (!computed && key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

/** @param {"there" | "missing" | undefined} found */
const opposite = (found) => found && (found === "there" ? "missing" : "there");

/** Minified `typeof m === "undefined"`: no other type sorts after "u". @param {any} node @param {string} name */
function minifiedTest({ operator, left, right }, name) {
  const isThere = left.value === "u" ? operator === ">" : operator === "<";
  const found = testOf(left, name) ?? testOf(right, name);
  return isThere ? found : opposite(found);
}

/**
 * What a test that holds says about a name; undefined for nothing.
 * @param {any} given the test @param {string} name
 * @returns {"there" | "missing" | undefined}
 */
function testOf(given, name) {
  const node = unwrap(given);
  switch (node.type) {
    case "Identifier":
      return node.name === name ? "there" : undefined;
    case "MemberExpression":
      return propertyName(node) === name ? "there" : testOf(node.object, name);
    case "CallExpression":
      return testOf(node.callee, name);
    case "UnaryExpression":
      if (node.operator === "!") return opposite(testOf(node.argument, name));
      return node.operator === "typeof" ? testOf(node.argument, name) : undefined;
    case "BinaryExpression": {
      const { operator, left, right } = node;
      if (operator === "in") return left.value === name ? "there" : undefined;
      if (left.value === "u" || right.value === "u") return minifiedTest(node, name);
      if (!/^[!=]==?$/.test(operator)) return undefined;
      const found = testOf(left, name) ?? testOf(right, name);
      const isSame = operator.startsWith("=");
      return isSame === (isNothing(left) || isNothing(right)) ? opposite(found) : found;
    }
    case "LogicalExpression": {
      const found = testOf(node.left, name) ?? testOf(node.right, name);
      const certain = node.operator === "&&" ? "there" : "missing";
      return found === certain ? found : undefined;
    }
    default:
      return undefined;
  }
}

/** @param {any} statement */
const isEnd = ({ type }) => /^(?:Return|Throw|Continue|Break)Statement$/.test(type);

/** True if what follows a statement runs only with the name. @param {any} statement @param {string} name */
function endsWithout(statement, name) {
  if (statement.type !== "IfStatement" || testOf(statement.test, name) !== "missing") return false;
  const { consequent } = statement;
  return isEnd(consequent.type === "BlockStatement" ? (consequent.body.at(-1) ?? {}) : consequent);
}

/** @param {any} parent @param {any} node @param {string} name */
function guards(parent, node, name) {
  switch (parent.type) {
    case "IfStatement":
    case "ConditionalExpression":
      if (node === parent.test) return false;
      return testOf(parent.test, name) === (node === parent.consequent ? "there" : "missing");
    case "LogicalExpression":
      if (node === parent.left || parent.operator === "??") return false;
      return testOf(parent.left, name) === (parent.operator === "&&" ? "there" : "missing");
    case "BlockStatement":
    case "Program":
      return parent.body
        .slice(0, parent.body.indexOf(node))
        .some((/** @type {any} */ statement) => endsWithout(statement, name));
    default:
      return false;
  }
}

/**
 * True if a use itself tests for the feature: `x.m?.()`, `if (x.m)`, `x.m ?? y`, `typeof M`. For a missing global, only
 * `typeof` does.
 * @param {any} given
 */
export function isQuestion(given) {
  let node = given;
  while (wrappers.has(node.parent.type)) node = node.parent;
  const { parent } = node;
  if (parent.type === "UnaryExpression" && parent.operator === "typeof") return true;
  if (given.type === "Identifier") return false;
  switch (parent.type) {
    case "CallExpression":
      return parent.callee === node && parent.optional;
    case "MemberExpression":
      return parent.object === node && parent.optional;
    case "UnaryExpression":
      return parent.operator === "!";
    case "BinaryExpression":
      return /^[!=]==?$/.test(parent.operator);
    case "LogicalExpression":
      return parent.left === node;
    case "IfStatement":
    case "ConditionalExpression":
      return parent.test === node;
    default:
      return false;
  }
}

/**
 * True if a use runs only after a test for the name: `if (el.m) el.m()`, `"m" in el && …`, after `if (!el.m) return;`.
 * @param {any} given @param {string} name
 */
export function isGuarded(given, name) {
  for (let node = given; node.parent; node = node.parent)
    if (guards(node.parent, node, name)) return true;
  return false;
}
