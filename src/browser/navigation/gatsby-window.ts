/** Resources of a page, or what is left of them when they could not be loaded. */
export type PageResources = { status?: string; error?: unknown; page?: unknown } | undefined;

/** The part of Gatsby's public loader that the site wraps. */
export interface GatsbyLoader {
  loadPage(path: string): Promise<PageResources>;
  /** Resources of a page that is loaded already. */
  loadPageSync(path: string, options?: object): PageResources;
  /** Called when the pointer comes onto a link of the router. */
  hovering(path: string): void;
  /** Called when a link of the router comes into view. */
  enqueue(path: string): { abort(): void } | undefined;
}

type Navigate = (to: string | number, options?: object) => void;
type PageModule = { default?: unknown };

/** What Gatsby puts on the window before the site's onClientEntry. */
export interface GatsbyWindow {
  ___loader: GatsbyLoader;
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  /** In production only: loads the module of each page component by its chunk's name. */
  asyncRequires?: { components: Record<string, () => Promise<PageModule>> };
  /** Route of the document that the server has sent; `/404.html` for the not-found page. */
  pagePath?: string;
}

/** Gatsby's globals. */
export function gatsbyWindow(): GatsbyWindow {
  return window as unknown as GatsbyWindow;
}
