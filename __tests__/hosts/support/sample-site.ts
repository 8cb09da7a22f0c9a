import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { headersFile } from "../../../src/hosting/headers-file";
import type { HostRules } from "../../../src/hosting/host-rules";
import { redirectsFile } from "../../../src/hosting/redirects-file";
import { hostRules } from "../../../src/gatsby/write-host-rules";
import { writeFileSync } from "node:fs";
import type { SampleFiles } from "../cases";

const publicDir = resolve(process.env.HOSTS_SITE || "public");
const always = [
  "index.html",
  "404.html",
  "404/index.html",
  "site.webmanifest",
  "favicon.svg",
  "robots.txt",
  ".well-known/security.txt",
];

/** A few files of the built site in a folder of their own, compressed, with what is needed to serve them. */
export interface SampleSite {
  /** What servers take as the root; the site lies in it, below the prefix. */
  root: string;
  siteDir: string;
  rules: HostRules;
  sample: SampleFiles;
  remove(): void;
}

function firstFile(folder: string, matches: (name: string) => boolean): string {
  const names = readdirSync(join(publicDir, folder)).sort();
  const found = names.find(matches);
  if (found === undefined) throw new Error(`The built site has no such file in /${folder}.`);
  return folder ? `${folder}/${found}` : found;
}

/** The redirects of the built site, without those that only take an ending away. */
function builtRedirects() {
  const lines = readFileSync(join(publicDir, "_redirects"), "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const [fromPath = "", toPath = ""] = line.split(" ");
    return fromPath.endsWith(".html") ? [] : [{ fromPath, toPath }];
  });
}

/** The rules of the built site, as its build made them. */
export function builtRules(prefix: string): HostRules {
  return hostRules(builtRedirects(), prefix, []);
}

/** Takes a sample of the site in `public/`, with a locale; `prefix` puts it below a path. The caller removes it. */
export async function sampleSite(prefix: string): Promise<SampleSite> {
  const { compressFiles } = await import("../../../scripts/compress/compress-files.mjs");
  const rules = { ...builtRules(prefix), locales: ["ar"] };
  const [redirect] = rules.redirects;
  if (!redirect) throw new Error("The built site has no redirect.");
  const route = "/docs/intro";
  const sample: SampleFiles = {
    prefix,
    route,
    redirect,
    page: `${route.slice(1)}/index.html`,
    script: firstFile("", (name) => /^app-[0-9a-f]{20}\.js$/.test(name)),
    sharedData: firstFile("static/reference", (name) => name.endsWith(".json")),
    pageData: `page-data${route}/page-data.json`,
  };
  const root = mkdtempSync(join(tmpdir(), "hosts-"));
  const siteDir = join(root, prefix);
  const { page, script, sharedData, pageData } = sample;
  const files = [...always, page, `${route.slice(1)}.md`, "index.md", script, sharedData, pageData];
  for (const file of files) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    cpSync(join(publicDir, file), join(siteDir, file));
  }
  const ofLocale = {
    "ar/index.html": "<!doctype html><title>Home in Arabic</title>",
    "ar/404.html": "<!doctype html><title>Not found in Arabic</title>",
    "ar/static/search/docs-0123456789abcdef.json": "{}",
  };
  for (const [file, text] of Object.entries(ofLocale)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  writeFileSync(join(siteDir, "_headers"), headersFile(rules));
  writeFileSync(join(siteDir, "_redirects"), redirectsFile(rules));
  mkdirSync(join(siteDir, ".git"));
  writeFileSync(join(siteDir, ".git", "config"), "root:x: secret");
  await compressFiles(siteDir, {
    files: [...files, ...Object.keys(ofLocale)],
    cacheDir: join(root, ".cache"),
  });
  return { root, siteDir, rules, sample, remove: () => rmSync(root, { recursive: true }) };
}
