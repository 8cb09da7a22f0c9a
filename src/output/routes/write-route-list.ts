import type { RouteTitle } from "../../content/navigation/suggest-routes";
import { writeSiteFile } from "../files/written";
import type { BuiltPage } from "../html/built-pages";

/** Writes routes.json, from which the not-found page suggests pages. */
export async function writeRouteList(
  publicDir: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const listed = pages.filter(({ hidden }) => !hidden);
  const routes = listed.map(({ route, title }): RouteTitle => [route, title]);
  await writeSiteFile(publicDir, "routes.json", JSON.stringify(routes));
}
