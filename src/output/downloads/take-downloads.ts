import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { withAbsoluteLinks } from "../../openapi/downloads/absolute-links";
import { apiDownloads, type ApiDownloads } from "../../openapi/downloads/api-downloads";
import { converters } from "../../openapi/downloads/converters";
import type { Download, DownloadFile } from "../../openapi/downloads/download";
import { codeVersion, modulesBelow } from "../cache/code-version";
import { demoDigest } from "../console-files/demo-files";
import { fileInside } from "../files/file-inside";
import type { Api } from "../../openapi/build-api";
import type { JsonObject } from "../../openapi/json";
import type { Problem } from "../../problems/problem";
import { noteFiles } from "../files/written";
import { acceptedRequests } from "./accepted-requests";

/** Number of descriptions; the downloads of a large one take 30 MB. */
const cachedDescriptions = 6;
const cacheFolder = path.resolve("node_modules", ".cache", "api-downloads");
/** What makes the files; the lock file has the versions of the libraries. */
const makers = ["src/openapi/downloads", "src/mock", "src/output/downloads", "scripts/downloads"];

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
  /** Address of the site with its prefix: files that leave it have absolute links. */
  site: string;
}

/** What downloads are made from. */
interface DownloadSource {
  /** Bundled. */
  document: JsonObject;
  api: Api;
  /** Absolute path of the description's folder, where the demo company is, too. */
  directory: string;
}

function cacheFile({ document, api, directory }: DownloadSource, site: string): string {
  const names = api.groups.flatMap(({ tags }) => tags.map(({ anchor, name }) => [anchor, name]));
  const code = codeVersion(makers.flatMap(modulesBelow), process.cwd());
  const key = JSON.stringify([code, names, site, document, demoDigest(directory)]);
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

async function readOrMake(source: DownloadSource, { site, isBuild }: DownloadPlace) {
  const file = cacheFile(source, site);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, "utf8")) as ApiDownloads;
  if (!isBuild) return undefined;
  const { api, directory } = source;
  const document = withAbsoluteLinks(source.document, site);
  const tags = api.groups.flatMap((group) => group.tags);
  const accepted = acceptedRequests(document, directory);
  const made = await apiDownloads(document, tags, converters, accepted);
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
  source: DownloadSource,
  place: DownloadPlace,
): Promise<TakenDownloads> {
  const { api } = source;
  const isEmpty = !api.groups.some(({ tags }) => tags.some(({ operations }) => operations.length));
  const made = isEmpty ? undefined : await readOrMake(source, place);
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
