import type { GatsbyNode } from "gatsby";
import { sentAddress } from "../../config/addresses/sent-address";
import { apiFeedRoute } from "../../openapi/changes/feed-route";
import { loadSiteConfig } from "../../config/load-site-config";
import { fixedRoutes } from "../../config/fixed-routes";
import { caseClashes } from "../../config/addresses/any-case";
import { hasErrors } from "../../problems/problem";
import { pageRedirects } from "../../content/mdx/page-redirects";
import { allProblems, problemsOf, setProblems } from "../../problems/problem-log";
import { authorPageProblems } from "../../content/mdx/problems/author-page-problems";
import { checkClaimsLater } from "../check-claims-later";
import { checkPageClaims } from "../check-page-claims";
import { checkSourceLinks } from "../check-source-links";
import { contentLibrary, readAgainIfMoved } from "../content-library";
import { createSiteConfigNode } from "../create-site-config-node";
import { reportProblems } from "../../problems/report-problems";
import { contentDir, shownPath } from "../../config/source-folders";
import { writeImages } from "../../output/images/write-images";
import { settleDomainNodes } from "../settle-domain-nodes";
import { createYamlNodes } from "../yaml-nodes";
import { createApi } from "./api";
import { createBlog } from "./blog";
import type { CreatePagesContext } from "./create-pages-args";
import { createDocs } from "./docs";
import { createDocsTags } from "./docs-tags";
import { createGlossary } from "./glossary";
import { createContentPages } from "./pages";
import { createProblemPages } from "./problem-pages";
import { trimmedAddresses } from "./redirects";

/** Pages of every kind; returns the routes of the blog's feeds. */
async function createAllPages(context: CreatePagesContext, postsPerPage: number) {
  await createDocs(context);
  await createDocsTags(context);
  await createGlossary(context);
  await createContentPages(context);
  setProblems("images", await writeImages(await contentLibrary()));
  await createApi(context);
  return createBlog(context, postsPerPage);
}

/** Redirects from the earlier addresses of pages, and from addresses cut at spaces; returns the addresses. */
async function createRedirects(context: CreatePagesContext): Promise<string[]> {
  const { routes, actions, problems } = context;
  const old = pageRedirects((await contentLibrary()).documents, routes);
  problems.push(
    ...old.problems,
    ...caseClashes([...routes].map(([address, file]) => ({ address, file }))),
  );
  const known = new Set(old.redirects.map(({ from }) => from));
  const trimmed = await trimmedAddresses(context);
  const redirects = [...old.redirects, ...trimmed.filter(({ from }) => !known.has(from))];
  // Gatsby compares the link as written, encoded or not.
  for (const { from, to } of redirects)
    for (const fromPath of new Set([from, sentAddress(from)]))
      actions.createRedirect({ fromPath, toPath: to, isPermanent: true, redirectInBrowser: true });
  return redirects.map(({ from }) => from);
}

/** Creates every page from queries, then checks links, which needs all routes. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { graphql, actions, reporter } = args;
  const developing = process.env.gatsby_executing_command === "develop";
  if (developing) {
    if (await readAgainIfMoved()) await createYamlNodes(await contentLibrary(), args);
    await settleDomainNodes(args);
  }
  reportProblems(reporter);
  const loaded = loadSiteConfig(process.cwd(), process.env);
  const { CONTENT_DIR, OPENAPI_DIR } = process.env;
  const config =
    loaded.config ?? loadSiteConfig(process.cwd(), { CONTENT_DIR, OPENAPI_DIR }).config;
  if (!config) return;

  const earlierClaims = problemsOf("claims");
  // Pages with mistakes are missing, and links to them would be reported as broken.
  for (const source of ["routes", "configuration links", "author pages", "claims", "links"])
    setProblems(source, []);
  const sound = !hasErrors(allProblems());
  if (developing && sound) setProblems("claims", earlierClaims);
  // Gatsby adds their pages later.
  const routes = fixedRoutes();
  const context: CreatePagesContext = {
    graphql,
    actions,
    routes,
    problems: [],
    versions: config.docVersions,
  };
  const feeds = await createAllPages(context, config.blog.postsPerPage);
  if (developing) createProblemPages(context, (await contentLibrary()).leftOut, allProblems());
  const redirects = await createRedirects(context);
  const apiFeed = routes.has(`${config.api.route}/changes`) ? [apiFeedRoute(config.api.route)] : [];
  const targets = new Set([...routes.keys(), ...feeds, ...apiFeed, ...redirects]);
  const configProblems = await createSiteConfigNode(args, config, loaded, targets);
  setProblems("routes", context.problems);
  if (sound) {
    setProblems("configuration links", configProblems);
    const { authors } = await contentLibrary();
    setProblems("author pages", authorPageProblems(contentDir, authors, targets, shownPath));
    if (developing) checkClaimsLater(reporter);
    else setProblems("claims", (await checkPageClaims()) ?? []);
    setProblems("links", await checkSourceLinks(graphql, targets));
  }
  reportProblems(reporter);
};
