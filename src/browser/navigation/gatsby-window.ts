/** The resources of a page, or what is left of them after a failure. */
export type PageResources = { status?: string; error?: unknown; page?: unknown } | undefined;

/** The part of Gatsby's public loader that the site wraps. */
export interface GatsbyLoader {
  loadPage(path: string): Promise<PageResources>;
  /** Returns the resources of a page that has been loaded. */
  loadPageSync(path: string, options?: object): PageResources;
  /** Called when the pointer enters a `<Link>`. */
  hovering(path: string): void;
  /** Called when a `<Link>` comes into view. */
  enqueue(path: string): { abort(): void } | undefined;
}

type Navigate = (to: string | number, options?: object) => void;
type PageModule = { default?: unknown };

/** What Gatsby sets on the window before the site's onClientEntry. */
export interface GatsbyWindow {
  ___loader: GatsbyLoader;
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  /** In production only: loads the module of each page component, by chunk name. */
  asyncRequires?: { components: Record<string, () => Promise<PageModule>> };
  /** Where the loader takes files that were requested ahead from (src/toolchain/requests-ahead-loader.ts). */
  ___heldFile?: (address: string) => Promise<{ status: number; responseText: string }> | undefined;
  /** Route of the document that the server sent; `/404.html` for the not-found page. */
  pagePath?: string;
}

/** Gatsby's globals. */
export function gatsbyWindow(): GatsbyWindow {
  return window as unknown as GatsbyWindow;
}
