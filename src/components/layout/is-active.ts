interface Item {
  to?: string | null;
  sidebarId?: string | null;
}

interface ApiRoutes {
  route: string;
  categoryRoute: string;
}

/** True where a top bar item stands for the page: its sidebar's pages, or its route and those below. */
export function isActive({ to, sidebarId }: Item, path: string, api: ApiRoutes): boolean {
  const below = (route: string) => path === route || path.startsWith(`${route}/`);
  const inApi = below(api.route) || path === api.categoryRoute;
  if (sidebarId === "api") return inApi;
  if (sidebarId === "docs") return below("/docs") && !inApi;
  return !!to && to !== "/" && below(to);
}
