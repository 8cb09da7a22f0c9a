import type { Root } from "mdast";
import { visitNodes } from "../markdown/visit-nodes";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";
import { mdxComponentNames } from "./component-names";

/** Names that an expression may begin with without being defined in the file. */
const definedNames = /^(?:props|undefined|null|true|false|Math|Date|JSON|Number|String)$/;

/** The name that `{itemId}` or `{item.id}` begins with. */
function firstName(expression: string): string | undefined {
  return /^\s*([A-Za-z_$][\w$]*)(?:\s*[.,[][^{}]*)?\s*$/.exec(expression)?.[1];
}

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

/** Names that are valid MDX and yet would break the page when it is drawn; not in files that import or export. */
export function nameProblems(tree: Root, file: string): Problem[] {
  if (tree.children.some((node) => node.type === "mdxjsEsm")) return [];
  const problems: Problem[] = [];
  visitNodes(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      const name = firstName(node.value);
      if (name && !definedNames.test(name)) problems.push(unknownName(file, line, node.value));
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const name = node.name ?? "";
      const known: readonly string[] = mdxComponentNames;
      if (/^[A-Z]/.test(name) && !known.includes(name))
        problems.push(unknownComponent(file, line, name));
    }
  });
  return problems;
}
