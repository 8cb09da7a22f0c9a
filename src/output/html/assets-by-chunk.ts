import fs from "node:fs";
import path from "node:path";

/** Files of a build by chunk name, from Gatsby's webpack stats; empty before the first build. */
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
