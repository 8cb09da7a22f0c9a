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

/** Finds the family of a template (its first word) in the name of a chunk, also in frozen versions. */
const template =
  /^component---(?:src(?:-views)?|cache-fragments-versions-.+?)-(?:templates|pages)-([^-]+)/;

/**
 * The sheet for a module that these chunks use: `styles` for every page, `styles-api` for the family of `api-operation`
 * and `api-overview`, `styles-pages` for several families; undefined for code that is loaded on demand. More sheets
 * would fit pages better, but a change to a page of another family fetches each of its sheets.
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

/** Gives a page the style sheets that its template uses. Gatsby would merge all into one for every page. */
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
