import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { apiDownloads, type ApiDownloads } from "../../openapi/downloads/api-downloads";
import { converters } from "../../openapi/downloads/converters";
import type { Download, DownloadFile } from "../../openapi/downloads/download";
import { fileInside } from "../files/file-inside";
import type { Api } from "../../openapi/build-api";
import type { JsonObject } from "../../openapi/json";
import type { Problem } from "../../problems/problem";
import { noteFiles } from "../files/written";

/** Raise when this code makes different files from the same description. */
const format = 2;
/** Number of descriptions; the downloads of a large one take 30 MB. */
const cachedDescriptions = 6;
const cacheFolder = path.resolve("node_modules", ".cache", "api-downloads");
const libraries = ["openapi-to-postmanv2", "@usebruno/converters", "openapi-typescript"];

/** What pages know about downloads; `tags` are by anchor. */
export interface TakenDownloads {
  whole: Download[];
  tags: Record<string, Download[]>;
  problems: Problem[];
}

/** Outside of builds, only downloads that a build has cached are used. */
interface DownloadPlace {
  root: string;
  isBuild: boolean;
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

function cache(file: string, made: ApiDownloads): void {
  fs.mkdirSync(cacheFolder, { recursive: true });
  // Builds may run in parallel.
  const partial = `${file}.${process.pid}`;
  fs.writeFileSync(partial, JSON.stringify(made));
  fs.renameSync(partial, file);
  const files = fs.readdirSync(cacheFolder).map((name) => path.join(cacheFolder, name));
  const byAge = files.map((name) => ({ name, time: fs.statSync(name).mtimeMs }));
  for (const { name } of byAge.sort((a, b) => b.time - a.time).slice(cachedDescriptions))
    fs.rmSync(name);
}

async function readOrMake(document: JsonObject, api: Api, { isBuild }: DownloadPlace) {
  const file = cacheFile(document, api);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, "utf8")) as ApiDownloads;
  if (!isBuild) return undefined;
  const tags = api.groups.flatMap((group) => group.tags);
  const made = await apiDownloads(document, tags, converters);
  cache(file, made);
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

/** Writes the downloads below public/; they are made once per text of the description. */
export async function takeDownloads(
  document: JsonObject,
  api: Api,
  place: DownloadPlace,
): Promise<TakenDownloads> {
  const isEmpty = !api.groups.some(({ tags }) => tags.some(({ operations }) => operations.length));
  const made = isEmpty ? undefined : await readOrMake(document, api, place);
  if (!made) return { whole: [], tags: {}, problems: [] };
  const put = ({ text, ...download }: DownloadFile): Download => {
    const file = fileInside(path.join(place.root, "public"), download.route);
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
