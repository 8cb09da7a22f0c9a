import type { CreateWebpackConfigArgs } from "gatsby";

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

/** Page chunks by their template: each MDX page has a chunk of its own, but not a style sheet. */
const template = /^component---(.*?)(?:-content-file-path-.*)?$/;

/**
 * Name of the sheet that holds a module which is used in the given chunks: `styles` for what every page needs,
 * one sheet for each set of templates that share a module, undefined for what is only loaded on demand.
 */
export function sheetFor(chunks: Iterable<Chunk>): string | undefined {
  const templates = new Set<string>();
  for (const chunk of chunks) {
    if (chunk.canBeInitial()) return "styles";
    const name = template.exec(chunk.name ?? "")?.[1];
    if (name) templates.add(name.replace(/^src-(?:templates|pages)-|-tsx$/g, ""));
  }
  return templates.size ? `styles-${[...templates].sort().join("_")}` : undefined;
}

/**
 * Gatsby merges the style sheets of all chunks into one that stands in every page. Here a page gets those that its
 * template uses, and code that is loaded on demand brings its own.
 */
export function splitStyles({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const groups: Record<string, StyleGroup> = config.optimization?.splitChunks?.cacheGroups ?? {};
  const { styles } = groups;
  if (!styles) return;
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
