import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { titleOf } from "../../../mcp/site";
import { siteFiles } from "../../../mcp/site-files";
import { escapeRegExp } from "../../../src/config/escape-reg-exp";
import { filesBelow } from "../../../src/config/files-below";
import { siteConfig } from "../../../src/config/site.config";
import { readPage } from "./hostile-outputs";

/** Words of this product: its name, its hosts, and the beginnings of its tokens. */
function productWords(): RegExp {
  const { navbar, url, marketingUrl, repository } = siteConfig;
  const addresses = [url, marketingUrl, repository?.editUrl];
  const hosts = addresses.flatMap((address) => (address ? new URL(address).host : []));
  const names = [navbar.title ?? "", ...hosts].map((word) => escapeRegExp(word));
  return new RegExp(`${names.join("|")}|\\biat_`, "i");
}

/** Files whose bytes are compressed: pictures and fonts. */
const isPicture = (file: string) =>
  /^\.(?:avif|gif|ico|jpe?g|png|webp|woff2?)$/.test(extname(file));

const bytesOf = (path: string) =>
  path.endsWith(".tgz") ? gunzipSync(readFileSync(path)) : readFileSync(path);

/** Files of a folder that have a word of this product in their name or content, with what is around it. */
export function filesOfProduct(folder: string): string[] {
  const words = productWords();
  return filesBelow(folder).flatMap((file) => {
    if (words.test(file)) return file;
    const text = isPicture(file) ? "" : bytesOf(join(folder, file)).toString("latin1");
    const at = text.search(words);
    return at < 0 ? [] : `${file}: ${text.slice(Math.max(0, at - 40), at + 40)}`;
  });
}

/** The `package.json` of the MCP server that a site offers. */
function packedManifest(publicDir: string): { name: string } {
  const tar = bytesOf(join(publicDir, "download/docs-mcp.tgz")).toString("utf8");
  const [manifest = "{}"] = /\{\s*"name": [\s\S]*?\n\}\n/.exec(tar) ?? [];
  return JSON.parse(manifest) as { name: string };
}

/** Where a site says its name, and what it says there. */
export async function namesOf(publicDir: string) {
  const text = (file: string) => readFileSync(join(publicDir, file), "utf8");
  const home = readPage(publicDir, "/");
  const page = readPage(publicDir, "/docs/intro");
  return {
    homeTitle: home.title,
    homeHeading: home.heading,
    homeCard: home.meta["og:image:alt"],
    pageTitle: page.title.split(" | ").at(-1),
    pageSite: page.meta["og:site_name"],
    llms: /^# (.*)/.exec(text("llms.txt"))?.[1],
    manifest: (JSON.parse(text("site.webmanifest")) as { name: string }).name,
    mcpServer: await titleOf(siteFiles(publicDir)),
    mcpPackage: packedManifest(publicDir).name,
  };
}

/** What `namesOf` has to be for a site of a name. */
export const namedEverywhere = (name: string): Awaited<ReturnType<typeof namesOf>> => ({
  homeTitle: name,
  homeHeading: name,
  homeCard: name,
  pageTitle: name,
  pageSite: name,
  llms: name,
  manifest: name,
  mcpServer: name,
  mcpPackage: `${name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-")}-mcp`,
});
