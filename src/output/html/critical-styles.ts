import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from "postcss";
import type { PageParts } from "./page-parts";

/** Classes and ids of elements that scripts may create before the whole sheets arrive. */
export const madeByScripts: readonly string[] = [
  "facts",
  "failure-banner",
  "filled",
  "fold",
  "nprogress",
  "offline-newer",
  "page-spinner",
  "retry",
  "said",
  "visually-hidden",
];

const functional = /:(?:is|where|not|has|nth-[a-z-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const name = /[.#](-?(?:[_a-z]|\\.)(?:[\w-]|\\.)*)/gi;

/** Stands for right-to-left pages, and for selectors that match only them. */
const mirrored = "[dir=rtl]";

/** Classes and ids without which a selector matches nothing; `:not(…)` and the like are ignored, as is `:is(…)`. */
export function namesInSelector(selector: string): string[] {
  const own = selector.replace(functional, "");
  const plain = own.replace(/\[[^\]]*\]/g, "");
  const names = [...plain.matchAll(name)].map(([, one = ""]) => one.replace(/\\(.)/g, "$1"));
  return /\[dir="?rtl"?\]/.test(own) ? [...names, mirrored] : names;
}

const alternatives = /:(?:is|where)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
const negated = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Whether a selector may match where these names are: each `:is(…)` needs one that may. */
export function mayMatch(selector: string, isPresent: (name: string) => boolean): boolean {
  return (
    namesInSelector(selector).every(isPresent) &&
    [...selector.replace(negated, "").matchAll(alternatives)].every(([, list = ""]) =>
      postcss.list.comma(list).some((one) => mayMatch(one, isPresent)),
    )
  );
}

/** Classes and ids in the parts of a page. */
export function namesInPage(...parts: readonly string[]): Set<string> {
  const found = new Set(madeByScripts);
  if (parts.some((part) => /<html[^>]* dir="rtl"/.test(part))) found.add(mirrored);
  for (const part of parts)
    for (const [, quoted = ""] of part.matchAll(/\s(?:class|id)="([^"]*)"/g))
      for (const one of quoted.split(/\s+/)) found.add(one);
  return found;
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

/**
 * Fonts of sheets and print styles wait for the whole sheets, which scripts load; without scripts, the link below loads
 * those for print.
 */
const waits = (node: ChildNode) =>
  node.type === "atrule" &&
  ((node.name === "media" && node.params === "print") || /^(?:page|font-face)$/.test(node.name));

function prune(container: Container, isPresent: (name: string) => boolean): void {
  container.each((node) => {
    if (node.type === "rule" && !isKeyframe(node)) {
      const { selectors } = node;
      const kept = selectors.filter((selector) => mayMatch(selector, isPresent));
      if (!kept.length) node.remove();
      else if (kept.length < selectors.length) node.selectors = kept;
    } else if (waits(node)) node.remove();
    else if (node.type === "atrule" && node.nodes?.length) {
      prune(node, isPresent);
      if (!node.nodes.length) node.remove();
    }
  });
}

/** Returns the rules of a style sheet that a page with the given names needs for its first paint. */
export type CriticalSheet = (present: ReadonlySet<string>) => string;

/** Parses a style sheet once for all pages. @throws PostCSS's CssSyntaxError */
export function readSheet(css: string): CriticalSheet {
  const root: Root = postcss.parse(css);
  const known = new Set<string>();
  root.walkRules((rule) => {
    // With those in `:is(…)`, which decide as well.
    for (const [, one = ""] of rule.selector.matchAll(name)) known.add(one.replace(/\\(.)/g, "$1"));
    for (const one of rule.selectors.flatMap(namesInSelector)) known.add(one);
  });
  const made = new Map<string, string>();
  return (present) => {
    // Pages with the same names get the same rules.
    const used = [...known].filter((one) => present.has(one)).join(" ");
    let critical = made.get(used);
    if (critical === undefined) {
      const pruned = root.clone();
      prune(pruned, (one) => present.has(one));
      critical = pruned.toString();
      made.set(used, critical);
    }
    return critical;
  };
}

const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/g;

const critical = /(<style [^>]*data-critical="">)([\s\S]*?)(?=<\/style>)/;
const property = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Begins only behind another rule: a search from each character of a selector took seconds. */
const emptyRule = /(?<=[{};]|^)[^{};]+\{\}/g;

const readIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, one = ""]) => one);

/**
 * The head without custom properties and keyframes that nothing of the page names, and without rules that held nothing
 * else. `body` is what follows it, in parts.
 */
function withoutUnread(head: string, body: readonly string[]): string {
  const parts = head.split(critical);
  const isSheet = (_: string, index: number) => index % 3 === 2;
  const rest = [parts.filter((part, index) => !isSheet(part, index)).join(""), ...body];
  const readInRest = rest.flatMap(readIn);
  let sheets = parts.filter(isSheet);
  // What goes may have been all that read another.
  for (let before = ""; before !== sheets.join();) {
    before = sheets.join();
    const read = new Set([...readInRest, ...readIn(before)]);
    sheets = sheets.map((css) =>
      css
        .replace(property, (all, one: string) => (read.has(one) ? all : ""))
        .replace(keyframes, (all, one: string) =>
          rest.some((part) => part.includes(one)) || before.split(one).length > 2 ? all : "",
        )
        .replace(emptyRule, "")
        .replace(/;\}/g, "}"),
    );
  }
  return parts.map((part, index) => (isSheet(part, index) ? sheets.shift() : part)).join("");
}

/** Keeps critical rules only. webpack does not fetch sheets with `data-href`; src/browser/whole-styles.ts does, later. */
export function withCriticalStyles(
  page: PageParts,
  sheetAt: (address: string, css: string) => CriticalSheet,
): PageParts {
  const { head, content, tail } = page;
  if (!head.includes("gatsby-global-css")) return page;
  const present = namesInPage(head, content, tail);
  const pruned = head.replace(inlined, (_, address: string, css: string) => {
    const rules = sheetAt(address, css)(present);
    const forPaper = css.includes("@media print")
      ? `<noscript><link rel="stylesheet" media="print" href="${address}"></noscript>`
      : "";
    return `<style data-href="${address}" data-critical="">${rules}</style>${forPaper}`;
  });
  return { ...page, head: withoutUnread(pruned, [content, tail]) };
}
