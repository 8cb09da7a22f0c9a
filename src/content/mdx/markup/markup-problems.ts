import type { Program } from "estree";
import type { Content, Link, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Node, Parent } from "unist";
import { linkFault, linkRules } from "../../../config/addresses/link-address";
import { isJsx, textAttributes, type Jsx } from "../../../config/html/jsx";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { faultsInTree, type NodeFault } from "../problems/faults-in-tree";
import { nearestAdmonition } from "../remark/admonition-types";
import { componentFaults } from "./component-faults";
import { mayHave, pageElements } from "./elements";
import { isNumberOrFlag } from "./page-code";
import { mdxComponentNames } from "../page/component-names";

function address(url: string, isPicture: boolean): NodeFault | undefined {
  const fault = linkFault(url, linkRules.inText);
  if (!fault || (isPicture && /^data:image\//i.test(url))) return undefined;
  return {
    code: "mdx-address",
    what: `An address that may not stand in a page: ${url}`,
    seen: url,
    cause: fault.cause,
    fix: fault.corrected ?? "/docs/intro",
  };
}

/** What stands for elements that pages may not have. */
const instead: Record<string, string> = {
  svg: "![What the image shows](./picture.svg)",
  center: "Remove <center> and </center>",
  font: "Remove <font> and </font>",
  big: "Remove <big> and </big>",
  script: "Remove <script> and what is in it",
  style: "Remove <style> and what is in it",
  input: "- [ ] A task",
};

function fixOf(node: Jsx): string {
  const name = node.name ?? "";
  const src = textAttributes(node).find(([key]) => key === "src")?.[1];
  if (/^(?:iframe|embed|object)$/.test(name) && src?.startsWith("https://"))
    return `[What it shows](${src})`;
  if (Object.hasOwn(instead, name)) return instead[name] ?? "";
  if (/^(?:note|tip|info|warning|danger|caution|important)$/.test(name))
    return `:::${nearestAdmonition(name)}\n\nText\n\n:::`;
  const component = mdxComponentNames.find((one) => one.toLowerCase() === name.toLowerCase());
  if (component) return `<${component}>`;
  const near = didYouMean(name, pageElements);
  const isNear =
    near !== undefined && near[0] === name[0] && Math.abs(near.length - name.length) < 2;
  return isNear ? `<${near}>` : `\`<${name}>\``;
}

function element(node: Jsx): NodeFault {
  const name = node.name ?? "";
  return {
    code: "mdx-element",
    what: `An element that may not stand in a page: <${name}>`,
    seen: `<${name}>`,
    cause:
      "Pages hold text, tables, pictures and the components of the site; nothing that runs, restyles, frames or asks for input.",
    fix: fixOf(node),
  };
}

/** The tag without one of its attributes. */
function tagWithout(node: Jsx, key: string): string {
  const others = textAttributes(node).filter(([name]) => name !== key);
  return `<${[node.name, ...others.map(([name, value]) => `${name}="${value}"`)].join(" ")}>`;
}

function attribute(node: Jsx, key: string): NodeFault {
  const name = node.name ?? "";
  const handler = /^on/i.test(key);
  return {
    code: "mdx-attribute",
    what: `An attribute that <${name}> may not have: ${key}`,
    seen: `<${name} ${key}>`,
    cause: handler
      ? "A handler is a script, and pages hold none."
      : "It is misspelled, or it would change how the page looks or acts; both come from the site.",
    fix: tagWithout(node, key),
  };
}

/** `require("./a.png").default`, as Docusaurus shows images. */
const requiredFile = (code: string) =>
  /^\s*(?:require|useBaseUrl)\(\s*["']([^"']+)["']/.exec(code)?.[1];

/** An attribute as text; a whole image if its file is code. */
function asText(node: Jsx, key: string, code: string): string {
  const file = requiredFile(code);
  if (file === undefined) return `${key}=${inQuotes(code)}`;
  const alt = textAttributes(node).find(([name]) => name === "alt")?.[1] ?? "What the image shows";
  return node.name === "img" ? `![${alt}](${file})` : `${key}="${file}"`;
}

function coded(name: string, code: string, fix: string): NodeFault {
  return {
    code: "mdx-attribute-code",
    what: `An attribute of <${name}> is code: ${code}`,
    seen: code,
    cause: "Values of attributes are written in quotes, numbers and true or false in braces.",
    fix,
  };
}

/** `{"a"}` as `"a"`. */
const inQuotes = (code: string) => `"${/^\s*(["'`])([^"'`$]*)\1\s*$/.exec(code)?.[2] ?? "…"}"`;

const estreeOf = ({ data }: { data?: unknown }) =>
  (data as { estree?: Program | null } | undefined)?.estree;

function attributesFaults(node: Jsx): NodeFault[] {
  const { name, attributes } = node;
  const tag = name ?? "";
  return attributes.flatMap((one) => {
    if (one.type === "mdxJsxExpressionAttribute") return coded(tag, `{${one.value}}`, `<${tag}>`);
    const { name: key, value } = one;
    const isElement = /^[a-z]/.test(tag);
    if (isElement && !mayHave(tag, key)) return attribute(node, key);
    if (value && typeof value === "object") {
      const estree = estreeOf(value);
      if (estree && isNumberOrFlag(estree)) return [];
      return coded(tag, `${key}={${value.value}}`, asText(node, key, value.value));
    }
    const isPicture = /^(?:src|poster)$/i.test(key);
    const isAddress = isPicture || /^(?:href|cite|longdesc)$/i.test(key);
    return (isElement && isAddress && address(value ?? "", isPicture)) || [];
  });
}

function jsxFaults(node: Jsx, holder: Parent): NodeFault | NodeFault[] {
  const name = node.name ?? "";
  // nameProblems checks components; fragments have no name.
  if (name && !/^[A-Z]/.test(name) && !pageElements.has(name)) return element(node);
  return [...attributesFaults(node), ...componentFaults(node, holder)];
}

function emptyLink(node: Link): NodeFault {
  const text = textOf(node) || "text";
  return {
    code: "mdx-link-empty",
    what: `A link leads nowhere: [${text}]()`,
    seen: `[${text}]()`,
    cause: "Nothing stands between its parentheses.",
    fix: `[${text}](./page.mdx)   # or only its text: ${text}`,
  };
}

function faultsOf(node: Content, holder: Parent): NodeFault | NodeFault[] | undefined {
  if (node.type === "link") return node.url.trim() ? address(node.url, false) : emptyLink(node);
  if (node.type === "image" || node.type === "definition") return address(node.url, true);
  return isJsx(node) ? jsxFaults(node, holder) : undefined;
}

/** Elements, attributes, and addresses that run, load, send, or restyle something, or hide it in code. */
export function markupProblems(tree: Root, file: string): Problem[] {
  // A paragraph around components on one line is not in the page.
  const around = new Map<Node, Parent>();
  return faultsInTree(tree, file, "error", (node, parent) => {
    const holder = parent.type === "paragraph" ? (around.get(parent) ?? parent) : parent;
    around.set(node, parent);
    return isJsx(parent) && parent.name === "svg" ? undefined : faultsOf(node, holder);
  });
}
