import { fetchText } from "../fetch-text";
import type { GatsbyLoader, PageResources } from "../navigation/gatsby-window";
import { takeFile } from "../prefetch/files-ahead";
import { articleInPage } from "./article-in-page";
import { articleHtml, keepArticle } from "./article-store";

interface ArticlePage {
  page?: { path?: string };
  json?: { data?: { apiOperation?: { article?: string } | null } };
}

const articleOf = (resources: PageResources) =>
  (resources as ArticlePage | undefined)?.json?.data?.apiOperation?.article;

async function fetchArticle(route: string, name: string): Promise<void> {
  const ahead = await takeFile(route)?.catch(() => undefined);
  const html = articleInPage(ahead ?? (await fetchText(route)), name);
  if (html === undefined) throw new Error(`${route} is of another build`);
  keepArticle(name, html);
}

/**
 * Wraps Gatsby's loader: a page with an article counts as loaded when its article is loaded, too. Page data only names
 * it; the HTML of the page contains it, so that it is not published twice.
 */
export function loadArticlesToo(loader: GatsbyLoader, prefix: string): void {
  const { loadPage, loadPageSync } = loader;
  const underWay = new Map<string, Promise<void>>();

  const isMissing = (name: string | undefined) =>
    name !== undefined && articleHtml(name) === undefined;

  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    const name = articleOf(resources);
    const route = (resources as ArticlePage | undefined)?.page?.path;
    if (name === undefined || route === undefined || !isMissing(name)) return resources;
    const loading = underWay.get(name) ?? fetchArticle(prefix + route, name);
    underWay.set(name, loading);
    await loading.finally(() => underWay.delete(name));
    return resources;
  };

  loader.loadPageSync = (path, options) => {
    const resources = loadPageSync(path, options);
    return isMissing(articleOf(resources)) ? undefined : resources;
  };
}
