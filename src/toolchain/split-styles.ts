import type { CreateWebpackConfigArgs } from "gatsby";
import { mustMatch } from "./must-match";

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}
interface StyleModule {
  identifier(): string;
}
interface StyleGroup {
  test: (module: StyleModule, context: { chunkGraph: ChunkGraph }) => boolean;
  name: string | ((module: StyleModule) => string);
}
interface ChunkGraph {
  getModuleChunksIterable(module: StyleModule): Iterable<Chunk>;
}

/**
 * First word of the template in the name of a page's chunk; each MDX page has a chunk of its own. Those of frozen
 * versions (graphql/create-pages/frozen-templates.ts) are of the families of today's.
 */
const template =
  /^component---(?:src(?:-views)?|cache-fragments-versions-.+?)-(?:templates|pages)-([^-]+)/;

/**
 * Name of the sheet that holds a module which is used in the given chunks: `styles` for what every page needs, one
 * sheet for each family of templates (`api-operation` and `api-overview` are of one), `styles-pages` for what several
 * families share; undefined for what is only loaded on demand. Fewer sheets fit better, but a page change to another
 * family fetches each of its sheets.
 */
export function sheetFor(chunks: Iterable<Chunk>): string | undefined {
  const families = new Set<string>();
  for (const chunk of chunks) {
    if (chunk.canBeInitial()) return "styles";
    const family = template.exec(chunk.name ?? "")?.[1];
    if (family) families.add(family);
  }
  const [first, second] = families;
  return first && `styles-${second ? "pages" : first}`;
}

/**
 * Gatsby merges the style sheets of all chunks into one that stands in every page. Here a page gets those that its
 * template uses, and code that is loaded on demand brings its own.
 */
export function splitStyles({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const groups: Record<string, StyleGroup> = config.optimization?.splitChunks?.cacheGroups ?? {};
  const { styles } = groups;
  mustMatch({ name: "split-styles", decision: "0011-critical-styles" }, styles !== undefined);
  const { test } = styles;
  const sheets = new Map<string, string>();
  styles.test = (module, context) => {
    if (!test(module, context)) return false;
    const sheet = sheetFor(context.chunkGraph.getModuleChunksIterable(module));
    if (sheet) sheets.set(module.identifier(), sheet);
    return sheet !== undefined;
  };
  styles.name = (module) => sheets.get(module.identifier()) ?? "styles";
  actions.replaceWebpackConfig(config);
}
