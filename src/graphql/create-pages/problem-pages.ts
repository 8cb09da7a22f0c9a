import path from "node:path";
import { formatProblem } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import type { LeftOut } from "../../content/mdx/content";
import type { ProblemsPageContext } from "../../views/templates/problems";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { template } from "./template";

/**
 * The route of each file's page before the mistake, by absolute path: its front matter may have named another than its
 * path gives.
 */
const lastRoutes = new Map<string, string>();

/** The absolute path of the file whose page had an address since `develop` started. */
export const earlierFile = (route: string): string | undefined =>
  [...lastRoutes].find(([, one]) => one === route)?.[0];

/** In develop, shows the mistakes of a file at the address of its page, which is not made. */
export function createProblemPages(
  context: CreatePagesContext,
  leftOut: readonly LeftOut[],
  problems: readonly Problem[],
): void {
  for (const [route, file] of context.routes) lastRoutes.set(path.resolve(file), route);
  for (const { file, slug } of leftOut) {
    const route = lastRoutes.get(path.resolve(file)) ?? slug;
    if (context.routes.has(route)) continue;
    lastRoutes.set(path.resolve(file), route);
    addPage<ProblemsPageContext>(context, {
      path: route,
      source: file,
      component: template("problems"),
      context: {
        problems: problems.filter(({ where }) => where?.file === file).map(formatProblem),
      },
    });
  }
}
