interface Item {
  to?: string | null;
  href?: string | null;
  sidebarId?: string | null;
}

interface ApiRoutes {
  route: string;
  categoryRoute: string;
}

/** `aria-current` of an item of the top bar: `page` on its page, `true` on pages in its sidebar or below its route. */
export function activeState(
  { to, sidebarId }: Item,
  path: string,
  api: ApiRoutes,
): "page" | "true" | undefined {
  const below = (route: string) => path === route || path.startsWith(`${route}/`);
  const inApi = below(api.route) || path === api.categoryRoute;
  const route = to?.replace(/[?#].*/, "");
  if (sidebarId === "api") return inApi ? "true" : undefined;
  if (sidebarId === "docs") return below("/docs") && !inApi ? "true" : undefined;
  if (!route) return undefined;
  if (route === path) return "page";
  return route !== "/" && below(route) ? "true" : undefined;
}
