import fs from "node:fs";
import path from "node:path";
import { listContentFiles } from "./content-files";
import { kindOf } from "./front-matter/document-kind";
import { parseFrontMatter } from "./front-matter/front-matter";
import type { FrozenVersion } from "../../config/docs-versions";
import type { FileRoutes } from "./resolve-file-link";
import { routeOf } from "./front-matter/slug";

/** Maximum age of a table: during `develop`, files come and go. */
const freshMs = 1000;

function readRoutes(contentDir: string, versions: readonly FrozenVersion[]): FileRoutes {
  const routes = new Map<string, string>();
  for (const file of listContentFiles(contentDir, versions).documents) {
    const text = fs.readFileSync(path.join(contentDir, file), "utf8");
    const { frontMatter } = parseFrontMatter(file, text, kindOf(file) ?? "page");
    routes.set(file, routeOf(file, frontMatter?.slug, versions));
  }
  return routes;
}

const tables = new Map<string, { readAt: number; routes: FileRoutes }>();

/** The routes of all files in a content folder, for the compiler, which sees one file at a time. */
export function fileRoutes(
  contentDir: string,
  versions: readonly FrozenVersion[] = [],
): FileRoutes {
  const known = tables.get(contentDir);
  if (known && Date.now() - known.readAt < freshMs) return known.routes;
  const routes = readRoutes(contentDir, versions);
  tables.set(contentDir, { readAt: Date.now(), routes });
  return routes;
}
