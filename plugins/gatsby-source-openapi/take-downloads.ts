import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { apiDownloads, type ApiDownloads } from "../../src/openapi/downloads/api-downloads";
import { converters } from "../../src/openapi/downloads/converters";
import type { Download, DownloadFile } from "../../src/openapi/downloads/download";
import { fileInside } from "../../src/output/files/file-inside";
import type { Api } from "../../src/openapi/build-api";
import type { JsonObject } from "../../src/openapi/json";
import type { Problem } from "../../src/problems/problem";
import { noteFiles } from "../../src/output/files/written";

/** Changes when this code makes other files of the same description. */
const format = 2;
/** Descriptions whose downloads are kept; a large one's take 30 MB. */
const kept = 6;
const cacheFolder = path.resolve("node_modules", ".cache", "api-downloads");
const libraries = ["openapi-to-postmanv2", "@usebruno/converters", "openapi-typescript"];

/** What pages say of the downloads; those of a tag by its anchor. */
export interface TakenDownloads {
  whole: Download[];
  tags: Record<string, Download[]>;
  problems: Problem[];
}

/** Where downloads are written, and whether they are made. */
export interface DownloadPlace {
  publicFolder: string;
  /** False while somebody edits: then only what a build has made before is there. */
  makes: boolean;
}

function versionsOf(): string {
  return libraries
    .map((name) => fs.readFileSync(path.resolve("node_modules", name, "package.json"), "utf8"))
    .map((text) => String((JSON.parse(text) as { version: string }).version))
    .join();
}

function cacheFile(document: JsonObject, api: Api): string {
  const names = api.groups.flatMap(({ tags }) => tags.map(({ anchor, name }) => [anchor, name]));
  const key = JSON.stringify([format, versionsOf(), names, document]);
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 16);
  return path.join(cacheFolder, `${hash}.json`);
}

function keep(file: string, made: ApiDownloads): void {
  fs.mkdirSync(cacheFolder, { recursive: true });
  // Builds may run side by side.
  const partial = `${file}.${process.pid}`;
  fs.writeFileSync(partial, JSON.stringify(made));
  fs.renameSync(partial, file);
  const files = fs.readdirSync(cacheFolder).map((name) => path.join(cacheFolder, name));
  const byAge = files.map((name) => ({ name, time: fs.statSync(name).mtimeMs }));
  for (const { name } of byAge.sort((a, b) => b.time - a.time).slice(kept)) fs.rmSync(name);
}

async function readOrMake(document: JsonObject, api: Api, { makes }: DownloadPlace) {
  const file = cacheFile(document, api);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, "utf8")) as ApiDownloads;
  if (!makes) return undefined;
  const tags = api.groups.flatMap((group) => group.tags);
  const made = await apiDownloads(document, tags, converters);
  keep(file, made);
  return made;
}

const failure = ({ kind, reason }: ApiDownloads["failed"][number], file: string): Problem => ({
  level: "warning",
  code: "openapi-download-failed",
  what: `The API cannot be offered for ${kind}`,
  where: { file },
  seen: reason,
  cause: `The library that makes this form of the description refuses it. The link is left out.`,
  fix: "npm run lint:openapi",
});

/** Writes everything that readers can take with them below public/, made once for each text of the description. */
export async function takeDownloads(
  document: JsonObject,
  api: Api,
  place: DownloadPlace,
): Promise<TakenDownloads> {
  const isEmpty = !api.groups.some(({ tags }) => tags.some(({ operations }) => operations.length));
  const made = isEmpty ? undefined : await readOrMake(document, api, place);
  if (!made) return { whole: [], tags: {}, problems: [] };
  const put = ({ text, ...download }: DownloadFile): Download => {
    const file = fileInside(place.publicFolder, download.route);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    noteFiles([download.route]);
    return { ...download, bytes: Buffer.byteLength(text) };
  };
  const tags = Object.entries(made.tags).map(
    ([anchor, files]) => [anchor, files.map(put)] as const,
  );
  return {
    whole: made.whole.map(put),
    tags: Object.fromEntries(tags),
    problems: made.failed.map((one) => failure(one, api.sourcePath)),
  };
}
