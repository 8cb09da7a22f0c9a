import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { headersFile } from "../../../src/output/hosting/headers-file";
import type { HostRules } from "../../../src/output/hosting/host-rules";
import { redirectsFile } from "../../../src/output/hosting/redirects-file";
import { hostRules } from "../../../src/output/hosting/write-host-rules";
import { otherRedirects } from "../cases/other-scripts";
import type { SampleFiles } from "../host-case";

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

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "ran"</script></svg>';

/** What the built site lacks and others have: a locale, addresses that end like files, files of authors. */
const written: Readonly<Record<string, string>> = {
  "ar/index.html": "<!doctype html><title>Home in Arabic</title>",
  "ar/404.html": "<!doctype html><title>Not found in Arabic</title>",
  "ar/static/search/docs-0123456789abcdef.json": "{}",
  "docs/release-2.0/index.html": "<!doctype html><title>Release 2.0</title>",
  "docs/node.js/index.html": "<!doctype html><title>node.js</title>",
  "docs/stra\u00dfe/index.html": "<!doctype html><title>Stra\u00dfe</title>",
  "docs/日本語/index.html": "<!doctype html><title>日本語</title>",
  "drawing.svg": drawing,
  "loud.SVG": drawing,
  "static/d0c1f3a2/drawing.svg": drawing,
  "book.xhtml": '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  "feed.xml": "<feed/>",
  "verification.html": "<!doctype html><script>document.title = 'ran'</script>",
  "empty.txt": "",
  "types.d.ts": "export {};",
  "page.mdx": "# Page",
  "api.yaml": "openapi: 3.1.0",
  "table.csv": "a,b",
  "module.mjs": "export {};",
  "pack.tgz": "pack",
  "code.wasm": "code",
  "paper.pdf": "%PDF-1.4",
  "data.unknown": "?",
  LICENSE: "free",
};

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
  const built = hostRules([...builtRedirects(), ...otherRedirects], prefix, []);
  const rules = {
    ...built,
    locales: ["ar"],
    routes: ["/docs/intro", "/docs/release-2.0", "/docs/node.js"],
    documents: ["/verification.html"],
  };
  const [redirect] = builtRules(prefix).redirects;
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
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  writeFileSync(join(siteDir, "_headers"), headersFile(rules));
  writeFileSync(join(siteDir, "_redirects"), redirectsFile(rules));
  mkdirSync(join(siteDir, ".git"));
  writeFileSync(join(siteDir, ".git", "config"), "root:x: secret");
  await compressFiles(siteDir, {
    files: [...files, ...Object.keys(written)],
    cacheDir: join(root, ".cache"),
  });
  return { root, siteDir, rules, sample, remove: () => rmSync(root, { recursive: true }) };
}
