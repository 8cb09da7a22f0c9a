import fs from "node:fs";
import path from "node:path";
import { withAbsoluteLinks } from "../../openapi/downloads/absolute-links";
import { apiDownloads, type ApiDownloads } from "../../openapi/downloads/api-downloads";
import { converters } from "../../openapi/downloads/converters";
import type { Download, DownloadFile } from "../../openapi/downloads/download";
import { lastingResults } from "../cache/lasting-results";
import { makers } from "../cache/makers";
import { demoDigest } from "../console-files/demo-files";
import { fileInside } from "../files/file-inside";
import type { Api } from "../../openapi/build-api";
import type { JsonObject } from "../../openapi/json";
import type { Problem } from "../../problems/problem";
import { noteFiles } from "../files/written";
import { acceptedRequests } from "./accepted-requests";

/** What pages know about downloads; `tags` are by anchor. */
export interface TakenDownloads {
  whole: Download[];
  tags: Record<string, Download[]>;
  problems: Problem[];
}

/** Outside of builds, only downloads that a build has cached are used. */
export interface DownloadPlace {
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
  /** Where the files go, below the site. */
  folder: string;
}

async function readOrMake(source: DownloadSource, { site, isBuild }: DownloadPlace) {
  const { api, directory, folder } = source;
  const tags = api.groups.flatMap((group) => group.tags);
  const names = tags.map(({ anchor, name }) => [anchor, name]);
  const told = JSON.stringify([names, site, folder, source.document]);
  const inputs = [told, demoDigest(directory)];
  const results = lastingResults<ApiDownloads>("api-downloads", makers.downloads, inputs);
  const known = results.earlier();
  if (known || !isBuild) return known;
  const document = withAbsoluteLinks(source.document, site);
  const accepted = acceptedRequests(document, directory);
  const made = await apiDownloads(document, tags, converters, { folder, accepted });
  results.keep(made);
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
