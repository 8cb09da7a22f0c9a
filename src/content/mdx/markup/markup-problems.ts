import type { Program } from "estree";
import type { Content, Root } from "mdast";
import type { Node, Parent } from "unist";
import { linkFault, linkRules } from "../../../config/addresses/link-address";
import { isJsx, type Jsx } from "../../../config/html/jsx";
import { visitNodes } from "../../markdown/visit-nodes";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { componentFaults } from "./component-faults";
import { mayHave, pageElements } from "./elements";
import { isNumberOrFlag } from "./page-code";

type Fault = Pick<Problem, "code" | "what" | "seen" | "cause" | "fix">;

function address(url: string, isPicture: boolean): Fault[] {
  const fault = linkFault(url, linkRules.inText);
  if (!fault || (isPicture && /^data:image\//i.test(url))) return [];
  return [
    {
      code: "mdx-address",
      what: `An address that may not stand in a page: ${url}`,
      seen: url,
      cause: fault.cause,
      fix: fault.corrected ?? "/docs/intro",
    },
  ];
}

function element(name: string): Fault {
  const near = didYouMean(name, pageElements);
  return {
    code: "mdx-element",
    what: `An element that may not stand in a page: <${name}>`,
    seen: `<${name}>`,
    cause:
      "Pages hold text, tables, pictures and the components of the site; nothing that runs, restyles, frames or asks for input.",
    fix: near ? `<${near}>` : `\`<${name}>\``,
  };
}

function attribute(name: string, key: string): Fault {
  const handler = /^on/i.test(key);
  return {
    code: "mdx-attribute",
    what: `An attribute that <${name}> may not have: ${key}`,
    seen: `<${name} ${key}>`,
    cause: handler
      ? "A handler is a script, and pages hold none."
      : "It is misspelled, or it would change how the page looks or acts; both come from the site.",
    fix: `<${name}>`,
  };
}

function coded(name: string, code: string, fix: string): Fault {
  return {
    code: "mdx-attribute-code",
    what: `An attribute of <${name}> is code: ${code}`,
    seen: code,
    cause: "Values of attributes are written in quotes, numbers and true or false in braces.",
    fix,
  };
}

const estreeOf = ({ data }: { data?: unknown }) =>
  (data as { estree?: Program | null } | undefined)?.estree;

function attributesFaults({ name, attributes }: Jsx): Fault[] {
  const tag = name ?? "";
  return attributes.flatMap((one) => {
    if (one.type === "mdxJsxExpressionAttribute") return coded(tag, `{${one.value}}`, `<${tag}>`);
    const { name: key, value } = one;
    const isElement = /^[a-z]/.test(tag);
    if (isElement && !mayHave(tag, key)) return attribute(tag, key);
    if (value && typeof value === "object") {
      const estree = estreeOf(value);
      if (estree && isNumberOrFlag(estree)) return [];
      return coded(tag, `${key}={${value.value}}`, `${key}="…"`);
    }
    if (!isElement) return [];
    const text = value ?? "";
    if (/^(?:src|poster)$/i.test(key)) return address(text, true);
    return /^(?:href|cite|longdesc)$/i.test(key) ? address(text, false) : [];
  });
}

function jsxFaults(node: Jsx, holder: Parent): Fault[] {
  const name = node.name ?? "";
  // nameProblems checks components; fragments have no name.
  if (name && !/^[A-Z]/.test(name) && !pageElements.has(name)) return [element(name)];
  return [...attributesFaults(node), ...componentFaults(node, holder)];
}

function faultsOf(node: Content, holder: Parent): Fault[] {
  if (node.type === "link") return address(node.url, false);
  if (node.type === "image" || node.type === "definition") return address(node.url, true);
  return isJsx(node) ? jsxFaults(node, holder) : [];
}

/** Elements, attributes, and addresses that run, load, send, or restyle something, or hide it in code. */
export function markupProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  // A paragraph around components on one line is not in the page.
  const around = new Map<Node, Parent>();
  visitNodes(tree, (node, parent) => {
    const holder = parent.type === "paragraph" ? (around.get(parent) ?? parent) : parent;
    around.set(node, parent);
    const where = { file, line: node.position?.start.line };
    for (const fault of faultsOf(node, holder)) problems.push({ level: "error", where, ...fault });
  });
  return problems;
}
