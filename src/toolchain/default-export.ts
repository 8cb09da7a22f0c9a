import { parseSync, type Expression, type Module, type Pattern } from "@swc/core";

/** What a default export cannot be if it is to be drawn, by the type of its expression. */
const noComponents: Partial<Record<Expression["type"], string>> = {
  NumericLiteral: "a number",
  StringLiteral: "text",
  TemplateLiteral: "text",
  BooleanLiteral: "true or false",
  NullLiteral: "null",
  ObjectExpression: "an object",
  ArrayExpression: "a list",
  JSXElement: "an element",
  JSXFragment: "an element",
};

export type DefaultExport =
  { kind: "none" | "unparsed" | "component" | "async" } | { kind: "other"; is: string };

const component: DefaultExport = { kind: "component" };

function ofFunction({ async: isAsync }: { async: boolean }): DefaultExport {
  return isAsync ? { kind: "async" } : component;
}

const isNamed = (pattern: Pattern, name: string) =>
  pattern.type === "Identifier" && pattern.value === name;

/** What a name of the module stands for: what is imported is not followed. */
function ofName({ body }: Module, name: string): DefaultExport {
  for (const item of body) {
    const one = item.type === "ExportDeclaration" ? item.declaration : item;
    if (one.type === "FunctionDeclaration" && one.identifier.value === name) return ofFunction(one);
    if (one.type === "VariableDeclaration")
      for (const { id, init } of one.declarations)
        if (isNamed(id, name) && init) return ofExpression(init);
    if (
      (one.type === "TsInterfaceDeclaration" || one.type === "TsTypeAliasDeclaration") &&
      one.id.value === name
    )
      return { kind: "other", is: "a type" };
  }
  return component;
}

function ofExpression(expression: Expression, module?: Module): DefaultExport {
  switch (expression.type) {
    case "ParenthesisExpression":
    case "TsAsExpression":
    case "TsSatisfiesExpression":
    case "TsNonNullExpression":
      return ofExpression(expression.expression, module);
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return ofFunction(expression);
    case "Identifier":
      return module ? ofName(module, expression.value) : component;
    default: {
      const is = noComponents[expression.type];
      return is === undefined ? component : { kind: "other", is };
    }
  }
}

/** What the default export of a TypeScript module is, as far as the module itself tells. */
export function defaultExport(source: string): DefaultExport {
  let module: Module;
  try {
    module = parseSync(source, { syntax: "typescript", tsx: true });
  } catch {
    return { kind: "unparsed" };
  }
  for (const item of module.body) {
    if (item.type === "ExportDefaultExpression") return ofExpression(item.expression, module);
    if (item.type === "ExportDefaultDeclaration")
      return item.decl.type === "FunctionExpression"
        ? ofFunction(item.decl)
        : item.decl.type === "TsInterfaceDeclaration"
          ? { kind: "other", is: "a type" }
          : component;
    if (item.type !== "ExportNamedDeclaration") continue;
    for (const one of item.specifiers) {
      if (one.type !== "ExportSpecifier") continue;
      if ((one.exported ?? one.orig).value !== "default") continue;
      return item.source ? component : ofName(module, one.orig.value);
    }
  }
  return { kind: "none" };
}
