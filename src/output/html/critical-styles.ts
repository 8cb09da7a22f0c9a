import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from "postcss";

/** Classes and ids of elements that scripts may make before the whole sheets are there. */
export const madeByScripts: readonly string[] = [
  "facts",
  "failure-banner",
  "filled",
  "nprogress",
  "offline-newer",
  "page-spinner",
  "retry",
  "said",
  "visually-hidden",
];

const functional = /:(?:is|where|not|has|nth-[a-z-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const name = /[.#](-?(?:[_a-z]|\\.)(?:[\w-]|\\.)*)/gi;

/** Stands among the names of a page that runs from right to left, and of selectors that are for such pages only. */
const mirrored = "[dir=rtl]";

/** Classes and ids without which a selector matches nothing; what stands in `:is(…)` and the like is left aside. */
export function namesInSelector(selector: string): string[] {
  const own = selector.replace(functional, "");
  const plain = own.replace(/\[[^\]]*\]/g, "");
  const names = [...plain.matchAll(name)].map(([, one = ""]) => one.replace(/\\(.)/g, "$1"));
  return /\[dir="?rtl"?\]/.test(own) ? [...names, mirrored] : names;
}

/** Classes and ids of all elements of a page. */
export function namesInPage(html: string): Set<string> {
  const found = new Set(madeByScripts);
  if (/<html[^>]* dir="rtl"/.test(html)) found.add(mirrored);
  for (const [, quoted = ""] of html.matchAll(/\s(?:class|id)="([^"]*)"/g))
    for (const one of quoted.split(/\s+/)) found.add(one);
  return found;
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

/** Paper waits for the whole sheets: scripts fetch them, and without scripts the link below does. */
const isForPaper = (node: ChildNode) =>
  node.type === "atrule" &&
  ((node.name === "media" && node.params === "print") || node.name === "page");

function prune(container: Container, isPresent: (name: string) => boolean): void {
  container.each((node) => {
    if (node.type === "rule" && !isKeyframe(node)) {
      const { selectors } = node;
      const kept = selectors.filter((selector) => namesInSelector(selector).every(isPresent));
      if (!kept.length) node.remove();
      else if (kept.length < selectors.length) node.selectors = kept;
    } else if (isForPaper(node)) node.remove();
    else if (node.type === "atrule" && node.nodes?.length) {
      prune(node, isPresent);
      if (!node.nodes.length) node.remove();
    }
  });
}

/** Gives, of one style sheet, the rules that a page with the given names needs to be painted. */
export type Sheet = (present: ReadonlySet<string>) => string;

/** Reads a style sheet, once for all pages; a syntax error is PostCSS's CssSyntaxError. */
export function readSheet(css: string): Sheet {
  const root: Root = postcss.parse(css);
  const known = new Set<string>();
  root.walkRules((rule) => {
    for (const one of rule.selectors.flatMap(namesInSelector)) known.add(one);
  });
  const made = new Map<string, string>();
  return (present) => {
    // Pages that have the same of its names get the same rules.
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

/**
 * Leaves of the style sheets in a page the rules that it needs to be painted. The attribute `data-href`, by which
 * webpack knows that it need not fetch the sheet for the first page, stays; src/browser/whole-styles.ts fetches it later. `sheetAt` gives the sheet of an address.
 */
export function withCriticalStyles(
  html: string,
  sheetAt: (address: string, css: string) => Sheet,
): string {
  if (!html.includes("gatsby-global-css")) return html;
  const present = namesInPage(html);
  return html.replace(inlined, (_, address: string, css: string) => {
    const critical = sheetAt(address, css)(present);
    const forPaper = css.includes("@media print")
      ? `<noscript><link rel="stylesheet" media="print" href="${address}"></noscript>`
      : "";
    return `<style data-href="${address}" data-critical="">${critical}</style>${forPaper}`;
  });
}
