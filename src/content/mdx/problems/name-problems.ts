import type { Root } from "mdast";
import leven from "leven";
import { toString as textOf } from "mdast-util-to-string";
import { isJsx, textAttributes, type Jsx } from "../../../config/html/jsx";
import { visitNodes } from "../../markdown/visit-nodes";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { mdxComponentNames } from "../page/component-names";
import { nearestAdmonition } from "../remark/admonition-types";
import { exportedNames, expressionFault } from "../markup/page-code";

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

/** What components of other generators are here. */
const elsewhere: Record<string, string> = {
  Aside: '<Admonition type="note">',
  Callout: '<Admonition type="note">',
  Note: '<Admonition type="note">',
  Tip: '<Admonition type="tip">',
  Warning: '<Admonition type="warning">',
  CodeGroup: "<Tabs>",
  Badge: "**…**",
  Steps: "1. …",
  Card: "### Title",
  CardGrid: "Remove <CardGrid> and </CardGrid>",
  CardGroup: "Remove <CardGroup> and </CardGroup>",
  FileTree: "```text",
  Icon: "Remove <Icon>",
};

/** Starlight's `<Aside type="tip" title="Mind">` and the like, with what they say. */
function admonitionOf(node: Jsx): string | undefined {
  const isOne = elsewhere[node.name ?? ""]?.startsWith("<Admonition");
  if (!isOne) return undefined;
  const texts = new Map(textAttributes(node));
  const title = texts.get("title");
  const type = texts.get("type") ?? (node.name ?? "").toLowerCase();
  return `<Admonition type="${nearestAdmonition(type)}"${title ? ` title="${title}"` : ""}>`;
}

/** A component that is a link: Starlight's `<LinkCard>`, `<LinkButton>`. */
function linkOf(node: Jsx): string | undefined {
  const texts = new Map(textAttributes(node));
  const href = texts.get("href");
  return href && /link|button|card/i.test(node.name ?? "")
    ? `[${texts.get("title") ?? (textOf(node).trim() || "text")}](${href})`
    : undefined;
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
  const near = nearestComponent(name);
  return {
    level: "error",
    code: "mdx-component-unknown",
    what: `Unknown component: <${name}>`,
    where: { file, line },
    seen: `<${name}>`,
    cause: near
      ? `"${name}" is misspelled; the nearest component is "${near}".`
      : `Only these components exist: ${mdxComponentNames.join(", ")}.`,
    fix:
      linkOf(node) ??
      admonitionOf(node) ??
      elsewhere[name] ??
      (near ? `<${near}>` : `\`<${name}>\``),
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
