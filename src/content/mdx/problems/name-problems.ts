import type { Root } from "mdast";
import leven from "leven";
import { toString as textOf } from "mdast-util-to-string";
import { isJsx, type Jsx } from "../../../config/html/jsx";
import { visitNodes } from "../../markdown/visit-nodes";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { mdxComponentNames } from "../page/component-names";
import { exportedNames, expressionFault } from "../markup/page-code";
import { foreignComponent } from "./foreign-components";

/** An expression as text, whose braces show. */
const escaped = (expression: string) => `{${expression}}`.replace(/[{}]/g, "\\$&");

function unknownName(file: string, line: number | undefined, expression: string): Problem {
  return {
    level: "error",
    code: "mdx-name-unknown",
    what: `Braces in the text name something that does not exist: {${expression}}`,
    where: { file, line },
    seen: `{${expression}}`,
    cause: "MDX reads what is between { and } as JavaScript, and would stop at this name.",
    fix: escaped(expression),
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

/** In short names, two other letters make another word. */
function nearestComponent(name: string): string | undefined {
  const near = didYouMean(name, mdxComponentNames);
  return near && 3 * leven(near.toLowerCase(), name.toLowerCase()) <= name.length
    ? near
    : undefined;
}

function unknownComponent(file: string, line: number | undefined, node: Jsx): Problem {
  const name = node.name ?? "";
  const foreign = foreignComponent(node);
  const near = foreign === undefined ? nearestComponent(name) : undefined;
  return {
    level: "error",
    code: "mdx-component-unknown",
    what: `Unknown component: <${name}>`,
    where: { file, line },
    seen: `<${name}>`,
    cause: near
      ? `"${name}" is misspelled; the nearest component is "${near}".`
      : foreign === undefined
        ? `Only these components exist: ${mdxComponentNames.join(", ")}.`
        : `"${name}" is a component of other generators. The components here are ${mdxComponentNames.join(", ")}.`,
    fix: foreign ?? (near ? `<${near}>` : `\`<${name}>\``),
  };
}

/** What to write for module code. */
function withoutCode(seen: string): string {
  const [first = "", ...more] = seen.split("\n");
  if (/^export const \w+ = \S/.test(seen) && !/[{(]/.test(first))
    return 'export const year = "2026";';
  return more.length
    ? `Remove the lines from "${first}" to "${more.at(-1)}"`
    : `Remove the line: ${first}`;
}

/** The values that a page exports; other module code is a problem. */
function exportsOf(tree: Root, file: string) {
  const names = new Set<string>();
  const problems: Problem[] = [];
  for (const node of tree.children) {
    if (node.type !== "mdxjsEsm") continue;
    const exported = node.data?.estree && exportedNames(node.data.estree);
    const isRepeated = exported?.some((name) => names.has(name));
    if (exported && !isRepeated) exported.forEach((name) => names.add(name));
    else problems.push(code(file, node.position?.start.line, node.value, withoutCode(node.value)));
  }
  return { names, problems };
}

/** Unknown names, which are valid MDX but break the page when it renders, and code that pages must not contain. */
export function nameProblems(tree: Root, file: string): Problem[] {
  const { names, problems } = exportsOf(tree, file);
  visitNodes(tree, (node, parent) => {
    const line = node.position?.start.line;
    // The attributes of an admonition, which are told with its line.
    if (node.type === "mdxTextExpression" && /^:::/.test(textOf(parent))) return;
    if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      const fault = node.data?.estree && expressionFault(node.data.estree, names);
      if (fault === "unknown name") problems.push(unknownName(file, line, node.value));
      if (fault === "code") problems.push(code(file, line, `{${node.value}}`, escaped(node.value)));
    } else if (isJsx(node)) {
      const name = node.name ?? "";
      if (/^[A-Z]/.test(name) && !mdxComponentNames.includes(name))
        problems.push(unknownComponent(file, line, node));
    }
  });
  return problems;
}
