import fs from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { missingRoute } from "../browser/crash/explain-missing";
import { contentFile, shownPath } from "../config/source-folders";
import { suggestRoutes } from "../content/navigation/suggest-routes";
import { formatProblem } from "../problems/format-problem";
import type { Problem } from "../problems/problem";
import { allProblems } from "../problems/problem-log";
import { earlierFile } from "./create-pages/problem-pages";
import { template } from "./create-pages/template";

interface Known {
  /** Addresses of all pages. */
  routes: readonly string[];
  /** Absolute path of the file whose page had the address since `develop` started. */
  file?: string;
  isThere: (file: string) => boolean;
  problems: readonly Problem[];
}

/** A page that was there: its file is gone, or makes no page at this address any more. */
function lostPage(
  route: string,
  absolute: string,
  { isThere, routes }: Pick<Known, "isThere" | "routes">,
): Problem {
  const file = shownPath(absolute);
  const what = `There is no page at ${route} any more`;
  const lost = { level: "error", code: "page-lost", what, where: { file }, seen: route } as const;
  if (isThere(absolute))
    return {
      ...lost,
      where: { file, line: 1 },
      cause: "The file is there, but its page has another address, or is left out.",
      fix: `slug: ${route}`,
    };
  const moved = routes.find(
    (other) => other !== route && path.basename(other) === path.basename(route),
  );
  if (moved)
    return {
      ...lost,
      cause: `The file is gone, and a page of its name is at ${moved}: it was probably moved.`,
      fix: `redirect_from: [${route}]   # in the front matter of ${moved}`,
    };
  return {
    ...lost,
    cause: "The file was deleted, moved, or renamed while develop was running.",
    fix: `git restore ${file}   # or move it back`,
  };
}

function unknownPage(route: string, routes: readonly string[]): Problem {
  const isInFolder = /^\/(?:docs|blog)\//.test(route);
  const file = contentFile(`${isInFolder ? "" : "pages/"}${route.slice(1)}.mdx`);
  const [near] = suggestRoutes(
    route,
    routes.map((one) => [one, one] as const),
    1,
  );
  return {
    level: "error",
    code: "page-unknown",
    what: `There is no page at ${route}`,
    where: { file },
    seen: route,
    cause: near
      ? `No file makes a page at this address; the nearest is ${near[0]}.`
      : "No file makes a page at this address.",
    fix: near
      ? near[0]
      : `mkdir -p ${path.dirname(file)} && printf -- '---\\ntitle: Title\\n---\\n\\nText.\\n' > ${file}`,
  };
}

/** Why there is no page at an address: what is wrong with the file, else that it is gone, or that none is known. */
export function missingPageProblems(
  route: string,
  { routes, file, isThere, problems }: Known,
): Problem[] {
  const name = route.split("/").at(-1);
  const isOfPage = (other: string) =>
    file ? path.resolve(other) === file : Boolean(name) && other.includes(`/${name}.`);
  const known = problems.filter(({ where }) => where && isOfPage(where.file));
  if (known.length) return known;
  return [file ? lostPage(route, file, { isThere, routes }) : unknownPage(route, routes)];
}

const gatsbysPage = /^\/dev-404-page\/?$/;

/** In develop, shows our page instead of Gatsby's at an address without a page. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const component = template("missing-page");
  if (!gatsbysPage.test(page.path) || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ path: page.path, component, context: {} });
};

interface DevServer {
  get(
    route: string,
    answer: (
      request: { query: { route?: string } },
      response: { status(code: number): { end(): void }; json(value: unknown): void },
    ) => void,
  ): void;
}

/** Lets that page ask why there is none, and whether there is one by now. */
export function answerMissing({ app, store }: CreateDevServerArgs): void {
  const allRoutes = () => [...(store.getState() as { pages: Map<string, unknown> }).pages.keys()];
  const server = app as DevServer;
  // The page for readers asks for it; only a build writes it.
  server.get("/routes.json", (_, response) => response.json(allRoutes().map((one) => [one, one])));
  server.get(missingRoute, ({ query: { route = "" } }, response) => {
    const routes = allRoutes();
    if (routes.includes(route)) return response.status(204).end();
    const isThere = fs.existsSync;
    const found = { routes, file: earlierFile(route), isThere, problems: allProblems() };
    response.json(missingPageProblems(route, found).map(formatProblem));
  });
}
