import type { Root } from "mdast";
import leven from "leven";
import { toString as textOf } from "mdast-util-to-string";
import { isJsx, type Jsx } from "../../../config/html/jsx";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { mdxComponentNames } from "../page/component-names";
import { exportedNames, expressionFault } from "../markup/page-code";
import { faultsInTree, type NodeFault } from "./faults-in-tree";
import { foreignComponent } from "./foreign-components";

/** An expression as text, whose braces show. */
const escaped = (expression: string) => `{${expression}}`.replace(/[{}]/g, "\\$&");

function unknownName(expression: string): NodeFault {
  return {
    code: "mdx-name-unknown",
    what: `Braces in the text name something that does not exist: {${expression}}`,
    seen: `{${expression}}`,
    cause: "MDX reads what is between { and } as JavaScript, and would stop at this name.",
    fix: escaped(expression),
  };
}

function code(seen: string, fix: string): NodeFault {
  return {
    code: "mdx-code",
    what: "A page holds code",
    seen,
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

function unknownComponent(node: Jsx): NodeFault {
  const name = node.name ?? "";
  const foreign = foreignComponent(node);
  const near = foreign === undefined ? nearestComponent(name) : undefined;
  return {
    code: "mdx-component-unknown",
    what: `Unknown component: <${name}>`,
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

/** Unknown names, which are valid MDX but break the page when it renders, and code that pages must not contain. */
export function nameProblems(tree: Root, file: string): Problem[] {
  /** The values that the page exports. */
  const names = new Set<string>();
  const ofModules = faultsInTree(tree, file, "error", (node, parent) => {
    if (node.type !== "mdxjsEsm" || parent !== tree) return undefined;
    const exported = node.data?.estree && exportedNames(node.data.estree);
    if (!exported || exported.some((name) => names.has(name)))
      return code(node.value, withoutCode(node.value));
    exported.forEach((name) => names.add(name));
    return undefined;
  });
  const inText = faultsInTree(tree, file, "error", (node, parent) => {
    // The attributes of an admonition, which are told with its line.
    if (node.type === "mdxTextExpression" && /^:::/.test(textOf(parent))) return undefined;
    if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
      const fault = node.data?.estree && expressionFault(node.data.estree, names);
      if (fault === "unknown name") return unknownName(node.value);
      return fault ? code(`{${node.value}}`, escaped(node.value)) : undefined;
    }
    const name = isJsx(node) ? (node.name ?? "") : "";
    return isJsx(node) && /^[A-Z]/.test(name) && !mdxComponentNames.includes(name)
      ? unknownComponent(node)
      : undefined;
  });
  return [...ofModules, ...inText];
}
