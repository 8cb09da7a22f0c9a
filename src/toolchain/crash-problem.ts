import type { Root } from "mdast";
import type { Crash } from "../browser/crash/crash";
import { mdxComponentRule } from "../content/mdx/page/component-names";
import { expressionLines, innermostUse } from "../content/mdx/page/component-uses";
import type { Problem, SourceLocation } from "../problems/problem";
import { thrownWords } from "../problems/thrown-words";

/** The MDX file of a page. */
export interface CrashedPage {
  file: string;
  text: string;
  tree: Root;
}

/** A crash, and the line of the site's own code that threw, if it is known. */
export interface PlacedCrash extends Crash {
  thrown?: { where: SourceLocation; seen: string };
}

/** Where a component of the site is declared. */
export type FindComponent = (name: string) => SourceLocation | undefined;

/** The component that MDX makes of a page. */
const mdxContent = "MDXContent";

/** Names of components and elements, outermost first; lines are `at Field (file:1:2)`, in some browsers `Field@file:1:2`. */
const stackNames = (componentStack: string): string[] =>
  componentStack
    .split("\n")
    .flatMap((line) => /^\s*(?:at )?([\w$]+)/.exec(line)?.[1] ?? [])
    .reverse();

const voidElements = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

/** A right use of a component or element. */
function rightUse(name: string): string {
  if (voidElements.test(name)) return `<${name}/>`;
  const rule = mdxComponentRule(name);
  const attributes = (rule?.attributes ?? []).map((key) => ` ${key}="…"`).join("");
  return rule?.shown ? `<${name}${attributes}/>` : `<${name}${attributes}>\n\nText\n\n</${name}>`;
}

interface Culprit {
  shown: string;
  lines: number[];
  /** A right use; an expression is meant as text. */
  fix?: string;
}

const asText = (line: string) => line.replace(/[{}]/g, "\\$&");

/** What the page itself wrote: the innermost component of the stack, or its expressions if it threw by itself. */
function culpritOnPage({ componentStack }: Crash, tree: Root): Culprit | undefined {
  const names = stackNames(componentStack);
  const start = names.indexOf(mdxContent) + 1;
  if (!start) return undefined;
  const use = innermostUse(tree, names.slice(start));
  if (use) return { shown: `<${use.name}>`, lines: use.lines, fix: rightUse(use.name) };
  const lines = start === names.length ? expressionLines(tree) : [];
  return lines.length ? { shown: "an expression", lines } : undefined;
}

function authorsProblem(
  { route, message }: Crash,
  { file, text }: CrashedPage,
  { shown, lines, fix }: Culprit,
): Problem {
  const source = text.split(/\r?\n/);
  const seen = lines.map((line) => ({ line, text: (source[line - 1] ?? "").trim() }));
  const isOne = seen.length === 1;
  return {
    level: "error",
    code: "page-crash",
    what: `The page ${route} cannot be drawn: ${shown} throws`,
    where: { file, line: lines[0] },
    seen: seen.map(({ line, text: at }) => (isOne ? at : `${file}:${line}: ${at}`)).join("\n"),
    cause: isOne ? message : `${message}\nOne of these ${seen.length} lines is meant.`,
    fix: fix ?? seen.map(({ text: at }) => asText(at)).join("\n"),
  };
}

const shownRoutes = 3;

/** React's words where a hook is called while no component is drawn. */
const outside = /Invalid hook call|Cannot read properties of null \(reading 'use[A-Z]/;

/** Code that throws while it is loaded: no component is drawn yet, on one page or, without a route, on none. */
export function loadingProblem({
  message,
  route,
  thrown,
}: Pick<PlacedCrash, "message" | "thrown"> & { route?: string }): Problem {
  const isHook = outside.test(message);
  const words = thrown && thrownWords(message, thrown.seen, "");
  return {
    level: "error",
    code: "code-throws",
    what: `${route ? `The page ${route} cannot` : "No page can"} be drawn: the code throws while it is loaded`,
    where: thrown?.where,
    seen: thrown?.seen || (route ?? ""),
    cause: isHook
      ? "A hook is called outside of a component: the line runs once, when its file is loaded."
      : (words?.cause ?? message),
    fix:
      isHook && thrown
        ? `Move the line into the function of the component that needs it: ${thrown.seen}`
        : (words?.fix ?? "npm run typecheck && npm run lint"),
  };
}

/** Pages on which the same component of the site throws the same. */
function ownProblem(
  crashes: readonly [PlacedCrash, ...PlacedCrash[]],
  find: FindComponent,
): Problem {
  const [{ componentStack, message, route, thrown }] = crashes;
  if (!componentStack) return loadingProblem(crashes[0]);
  const names = stackNames(componentStack);
  const name = names.findLast((one) => find(one)) ?? names.at(-1);
  const routes = crashes.slice(0, shownRoutes).map((crash) => crash.route);
  const more = crashes.length - routes.length;
  const words = thrownWords(message, thrown?.seen ?? "", "");
  return {
    level: "error",
    code: "page-crash",
    what: `The page ${route} cannot be drawn: ${name ? `<${name}>` : "a component"} throws`,
    where: thrown?.where ?? ((name && find(name)) || undefined),
    seen: thrown?.seen || names.slice(-4).join(" > ") || route,
    cause: `${words?.cause ?? message}\nThe site's own code throws, on ${routes.join(", ")}${more ? ` and ${more} more` : ""}.`,
    fix:
      (thrown && words?.fix) ||
      `npm run develop   # then open ${route}: the browser's console has the whole stack`,
  };
}

/**
 * Crashes as problems: at the lines of a page's MDX that draw what threw, else at the component's own declaration, once
 * for all pages.
 */
export function crashProblems(
  crashes: readonly PlacedCrash[],
  pageOf: (route: string) => CrashedPage | undefined,
  find: FindComponent,
): Problem[] {
  const own = new Map<string, [PlacedCrash, ...PlacedCrash[]]>();
  const problems = crashes.flatMap((crash) => {
    const page = pageOf(crash.route);
    const culprit = page && culpritOnPage(crash, page.tree);
    if (page && culprit) return authorsProblem(crash, page, culprit);
    const key = JSON.stringify([crash.message, stackNames(crash.componentStack).at(-1)]);
    const same = own.get(key);
    if (same) same.push(crash);
    else own.set(key, [crash]);
    return [];
  });
  return [...problems, ...[...own.values()].map((same) => ownProblem(same, find))];
}
