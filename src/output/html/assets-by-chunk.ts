import fs from "node:fs";
import path from "node:path";

/** Files of each chunk of a build, by the chunk's name, as Gatsby keeps them for its pages; none before the first build. */
export function assetsByChunk(
  publicDir: string,
): Readonly<Record<string, readonly string[] | undefined>> {
  const file = path.join(publicDir, "webpack.stats.json");
  if (!fs.existsSync(file)) return {};
  const stats = JSON.parse(fs.readFileSync(file, "utf8")) as {
    assetsByChunkName: Record<string, readonly string[]>;
  };
  return stats.assetsByChunkName;
}
