import path from "node:path";
import * as bundle from "gatsby/dist/utils/webpack/bundle";
import type { ChunkGroup, Configuration, Stats } from "webpack";
import { fileStamp } from "../../output/cache/file-stamp";
import { keptResults } from "../../output/cache/kept-results";
import { noteFiles } from "../../output/files/written";
import { outsideDigests, putAllOutside } from "./outside-documents";
import { holdsFor, inputsOf, type RendererInputs } from "./renderer-inputs";

/** What Gatsby knows a page's code by: a chunk with the hashes of all code it loads. */
interface Group {
  name: string;
  hashes: string[];
  /** The document of the page, whose code is outside. */
  document: string | null;
}

/** A bundle that writes HTML, as it was left by a build. */
interface Renderer {
  inputs: RendererInputs;
  groups: Group[];
  /** Documents outside the bundle. */
  documents: string[];
  /** The files of the bundle, with their stamps. */
  output: Record<string, string>;
}

type Built = Awaited<ReturnType<typeof bundle.build>>;

const isOfPages = ({ origins }: ChunkGroup) =>
  origins.some(({ module }) =>
    (module as { identifier?(): string } | null)?.identifier?.().includes("async-requires"),
  );

/** Hashes of the chunks of a group and of those that it imports; other pages are not part of one. As in Gatsby's get-ssr-chunk-hashes. */
function hashesOf(group: ChunkGroup, seen = new Set<ChunkGroup>()): string[] {
  if (seen.has(group)) return [];
  seen.add(group);
  const own = group.chunks.map(({ hash }) => hash ?? "");
  const below = [...group.childrenIterable].filter((child) => !isOfPages(child));
  return [...own, ...below.flatMap((child) => hashesOf(child, seen))];
}

function groupsOf({ compilation }: Stats): Group[] {
  return compilation.chunkGroups.flatMap((group) => {
    if (!group.name) return [];
    const [, document = null] =
      /__contentFilePath=([^&]+)/.exec(group.origins[0]?.request ?? "") ?? [];
    return [{ name: group.name, hashes: hashesOf(group), document }];
  });
}

function stampsOf(folder: string, names: readonly string[]): Record<string, string> {
  const files = names.map((name) => path.join(folder, name));
  return Object.fromEntries(files.map((name) => [name, fileStamp(name)]));
}

/** Media that only the HTML names stand in public/, beside what the pages' own scripts name. */
function noteOutput(output: Renderer["output"]): void {
  const inPublic = Object.keys(output).map((file) => path.relative("public", file));
  const inside = inPublic.filter((file) => !file.startsWith(`..${path.sep}`));
  noteFiles(inside.map((file) => file.split(path.sep).join("/")));
}

/** What Gatsby asks of a compilation: the hash of each page's code, to which the code outside belongs. */
function builtFrom(groups: readonly Group[], close: Built["close"]): Built {
  const digests = outsideDigests();
  const chunkGroups = groups.map(({ name, hashes, document }) => {
    const all = [...hashes, (document && digests.get(document)) ?? ""].filter(Boolean);
    return { name, chunks: all.map((hash) => ({ hash })), childrenIterable: [], origins: [] };
  });
  const hash = chunkGroups.flatMap(({ chunks }) => chunks.map((chunk) => chunk.hash)).join();
  const stats = { hash, hasErrors: () => false, compilation: { chunkGroups } };
  return { stats, close } as unknown as Built;
}

/** The renderer that an earlier build left, or one that `build` makes now. */
export async function keptRenderer(
  config: Configuration,
  build: typeof bundle.build,
): Promise<Built> {
  const renderers = keptResults<Renderer>("renderer");
  const kept = renderers.get([]);
  const isWhole =
    kept &&
    Object.entries(kept.output).every(([name, stamp]) => fileStamp(name) === stamp) &&
    holdsFor(config, kept.inputs) &&
    putAllOutside(kept.documents);
  if (isWhole) {
    noteOutput(kept.output);
    return builtFrom(kept.groups, () => Promise.resolve());
  }
  const { stats, close } = await build(config);
  const groups = groupsOf(stats);
  const outside = outsideDigests();
  const output = stampsOf(config.output?.path ?? "", Object.keys(stats.compilation.assets));
  noteOutput(output);
  renderers.set([], {
    inputs: inputsOf(config, stats.compilation, outside),
    groups,
    documents: [...outside.keys()],
    output,
  });
  renderers.save();
  return builtFrom(groups, close);
}

/**
 * Keeps the bundle that writes the HTML for the next build: a document is outside of it, so that a change of content is
 * none of the bundle's. It holds as long as no module, package or setting that it was made from is another.
 */
export function keepRenderer(): void {
  const { build } = bundle;
  Object.assign(bundle, {
    build: (config: Configuration) =>
      config.name === "build-html" ? keptRenderer(config, build) : build(config),
  });
}
