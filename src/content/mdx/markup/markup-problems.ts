import type { Program } from "estree";
import type { Content, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { linkFault, linkRules } from "../../../config/addresses/link-address";
import { visitNodes } from "../../markdown/visit-nodes";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { mayHave, pageElements } from "./elements";
import { isNumberOrFlag } from "./page-code";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Fault = Pick<Problem, "code" | "what" | "seen" | "cause" | "fix">;

/** Pictures may also be written into their address. */
const isPictureItself = (url: string) => /^data:image\//i.test(url);

function address(url: string, isPicture: boolean): Fault[] {
  const fault = linkFault(url, linkRules.inText);
  if (!fault || (isPicture && isPictureItself(url))) return [];
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
      : "It is misspelt, or it would change how the page looks or acts; both come from the site.",
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
    // A component takes only what it asks for.
    if (!isElement) return [];
    const text = value ?? "";
    if (/^(?:src|poster)$/i.test(key)) return address(text, true);
    return /^(?:href|cite|longdesc)$/i.test(key) ? address(text, false) : [];
  });
}

function jsxFaults(node: Jsx): Fault[] {
  const name = node.name ?? "";
  // Whether a component with a capital is known is said by nameProblems; a fragment has no name.
  if (name && !/^[A-Z]/.test(name) && !pageElements.has(name)) return [element(name)];
  return attributesFaults(node);
}

function faultsOf(node: Content): Fault[] {
  if (node.type === "link") return address(node.url, false);
  if (node.type === "image" || node.type === "definition") return address(node.url, true);
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
    return jsxFaults(node);
  return [];
}

/** Elements, attributes and addresses that would run, load, send or restyle something, or hide what they do in code. */
export function markupProblems(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  visitNodes(tree, (node) => {
    const where = { file, line: node.position?.start.line };
    for (const fault of faultsOf(node)) problems.push({ level: "error", where, ...fault });
  });
  return problems;
}
