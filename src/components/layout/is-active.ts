interface Item {
  to?: string | null;
  sidebarId?: string | null;
}

/** True where a top bar item stands for the page: its sidebar's pages, or its route and those below. */
export function isActive({ to, sidebarId }: Item, path: string): boolean {
  const inApi = path.startsWith("/docs/api/") || path === "/docs/category/ianaiapi";
  if (sidebarId) return path.startsWith("/docs") && inApi === (sidebarId === "api");
  return !!to && to !== "/" && (path === to || path.startsWith(`${to}/`));
}
