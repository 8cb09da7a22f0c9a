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
  sizeOf,
  offlineParts,
  type OfflinePart,
  type OfflineSize,
} from "../../browser/offline/names";
import { contentHash, isHashed } from "../../config/addresses/hashed-names";
import { text as words } from "../../i18n/offline-text";
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

interface OfflineSite {
  pages: readonly Pick<BuiltPage, "route">[];
  /** Routes below which are the pages of operations: `/docs/api`, `/docs/2.0/api`. */
  reference: readonly string[];
  prefix: string;
}

/** Writes the service worker and its list of files. Not named `.js`: hosts cache those forever, but it must update. */
export async function writeOffline(
  publicDir: string,
  { pages, reference, prefix }: OfflineSite,
  reporter: Pick<Reporter, "info">,
): Promise<void> {
  const lists: Partial<Record<OfflinePart, OfflineEntry[]>> = {};
  const estimates = new Map<OfflinePart, SizeEstimate>();
  const html = pages
    .filter(({ route }) => route !== "/404")
    .map(({ route }) => `${route}/index.html`.replace(/^\/+/, ""));
  const folders = reference.map((route) => route.replace(/^\/+/, ""));
  for (const [name, part] of offlineFiles(filesBelow(publicDir), new Set(html), folders)) {
    const content = readFileSync(path.join(publicDir, name));
    const list = (lists[part] ??= []);
    list.push({
      url: addressOf(name, prefix),
      revision: isHashed(name) ? null : contentHash(content),
    });
    const estimate = estimates.get(part) ?? new SizeEstimate();
    estimates.set(part, estimate);
    estimate.add(name, content);
  }
  const size: OfflineSize = {};
  for (const part of offlineParts) {
    const list = lists[part]?.sort((a, b) => (a.url < b.url ? -1 : 1));
    if (list) size[part] = { files: list.length, bytes: estimates.get(part)?.bytes ?? 0 };
  }
  const told = { title: words.awayTitle, text: words.awayMarkdown, page: words.awayPage };
  const head = [
    ["__OFFLINE_CACHE", offlineCache(prefix)],
    ["__OFFLINE_PREFIX", prefix],
    ["__OFFLINE_TEXT", told],
    ["__WB_MANIFEST", lists],
  ].map(([name, value]) => `self.${String(name)}=${JSON.stringify(value)};`);
  await writeSiteFile(publicDir, offlineWorkerFile, `${head.join("")}\n${await workerCode()}`);
  await writeSiteFile(publicDir, offlineSizeFile, JSON.stringify(size));
  const { files, bytes } = sizeOf(size, offlineParts);
  reporter.info(`Offline: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
}
