import fs from "node:fs/promises";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import webpack from "webpack";
import { openCache } from "../cache/result-cache";
import { SizeEstimate } from "./estimate-size";
import { addressOf, offlineFiles, type OfflineEntry } from "./offline-files";
import {
  offlineCache,
  offlineSizeFile,
  offlineWorkerFile,
  type OfflineSize,
} from "../../browser/offline/names";
import { contentHash, isHashed } from "../../config/addresses/hashed-names";
import { writeSiteFile } from "../files/written";
import type { BuiltPage } from "../html/built-pages";
import { filesBelow } from "../../config/files-below";

const source = path.resolve("src", "browser", "offline", "worker", "offline-worker.mjs");

function bundle(folder: string, filename: string): Promise<void> {
  return new Promise((done, fail) => {
    webpack(
      {
        mode: "production",
        target: "webworker",
        entry: source,
        output: { path: folder, filename },
        devtool: false,
        plugins: [new webpack.DefinePlugin({ "process.env.NODE_ENV": '"production"' })],
      },
      (error, stats) => {
        const [first] = stats?.toJson({ errors: true }).errors ?? [];
        if (error ?? first) fail(error ?? new Error(first?.message));
        else done();
      },
    );
  });
}

/** Bundled again only when the project changes. */
async function workerCode(): Promise<string> {
  const kept = openCache<string>("offline-worker");
  let code = kept.get([]);
  if (code === undefined) {
    const folder = path.resolve("node_modules", ".cache", "offline-worker");
    await bundle(folder, offlineWorkerFile);
    code = await fs.readFile(path.join(folder, offlineWorkerFile), "utf8");
    kept.set([], code);
  }
  kept.save();
  return code;
}

/** Writes the service worker and its list of files. Not named `.js`: hosts cache those forever, but it must update. */
export async function writeOffline(
  publicDir: string,
  pages: readonly Pick<BuiltPage, "route">[],
  prefix: string,
  reporter: Pick<Reporter, "info">,
): Promise<void> {
  const names = filesBelow(publicDir);
  const kept: OfflineEntry[] = [];
  const onTheWay = new SizeEstimate();
  let bytes = 0;
  const html = pages
    .filter(({ route }) => route !== "/404")
    .map(({ route }) => `${route}/index.html`.replace(/^\/+/, ""));
  for (const name of offlineFiles(names, new Set(html))) {
    const content = readFileSync(path.join(publicDir, name));
    kept.push({
      url: addressOf(name, prefix),
      revision: isHashed(name) ? null : contentHash(content),
    });
    bytes += content.length;
    onTheWay.add(name, content);
  }
  kept.sort((a, b) => (a.url < b.url ? -1 : 1));
  const head = `self.__OFFLINE_CACHE=${JSON.stringify(offlineCache(prefix))};self.__WB_MANIFEST=${JSON.stringify(kept)};\n`;
  await writeSiteFile(publicDir, offlineWorkerFile, head + (await workerCode()));
  await writeSiteFile(
    publicDir,
    offlineSizeFile,
    JSON.stringify({ files: kept.length, bytes, fetched: onTheWay.bytes } satisfies OfflineSize),
  );
  reporter.info(`Offline: ${kept.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
}
