import type { Root } from "mdast";
import { visitNodes } from "../markdown/visit-nodes";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import { mdxComponentNames } from "./component-names";
import { exportedNames, expressionFault } from "./markup/page-code";

function unknownName(file: string, line: number | undefined, expression: string): Problem {
  return {
    level: "error",
    code: "mdx-name-unknown",
    what: `Braces in the text name something that does not exist: {${expression}}`,
    where: { file, line },
    seen: `{${expression}}`,
    cause: "MDX reads what is between { and } as JavaScript, and would stop at this name.",
    fix: `\\{${expression}\\}`,
  };
}

function code(file: string, line: number | undefined, text: string, fix: string): Problem {
  return {
    level: "error",
    code: "mdx-code",
    what: "A page holds code",
    where: { file, line },
    seen: text,
    cause:
      "Of JavaScript a page may hold comments, values that are written out, and exported names of such values. Components need no import.",
    fix,
  };
}

function unknownComponent(file: string, line: number | undefined, name: string): Problem {
  const near = didYouMean(name, mdxComponentNames);
  return {
    level: "error",
    code: "mdx-component-unknown",
    what: `Unknown component: <${name}>`,
    where: { file, line },
    seen: `<${name}>`,
    cause: near
      ? `"${name}" is misspelt; the nearest component is "${near}".`
      : `Only these components exist: ${mdxComponentNames.join(", ")}.`,
    fix: near ? `<${near}>` : `\`<${name}>\``,
  };
}

/** The names of values that a page exports, and what else stands in its pieces of modules. */
function exportsOf(tree: Root, file: string) {
  const names = new Set<string>();
  const problems: Problem[] = [];
  for (const node of tree.children) {
    if (node.type !== "mdxjsEsm") continue;
    const own = node.data?.estree && exportedNames(node.data.estree);
    const again = own?.some((name) => names.has(name));
    if (own && !again) own.forEach((name) => names.add(name));
    else
      problems.push(
        code(file, node.position?.start.line, node.value, 'export const year = "2026";'),
      );
  }
  return { names, problems };
}

/** Names that are valid MDX and yet would break the page when it is drawn, and code that would do more than that. */
export function nameProblems(tree: Root, file: string): Problem[] {
  const { names, problems } = exportsOf(tree, file);
  visitNodes(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      const fault = node.data?.estree && expressionFault(node.data.estree, names);
      if (fault === "unknown name") problems.push(unknownName(file, line, node.value));
      if (fault === "code")
        problems.push(code(file, line, `{${node.value}}`, `\\{${node.value}\\}`));
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const name = node.name ?? "";
      const known: readonly string[] = mdxComponentNames;
      if (/^[A-Z]/.test(name) && !known.includes(name))
        problems.push(unknownComponent(file, line, name));
    }
  });
  return problems;
}
