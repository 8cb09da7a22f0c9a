import { homesOf, sentPath, type HostRules } from "./host-rules";
import { cacheControl, drawnEndings, filePolicy, policyHeader, securityHeaders } from "./policy";
import { hashedEndings, hashedFolder } from "../../config/addresses/file-kinds";

function block(path: string, headers: readonly (readonly [string, string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

/**
 * `_headers` (Netlify, Cloudflare Pages, the bundled server). Files not named here are revalidated by default, so that no
 * overlapping rules set Cache-Control twice: hosts join values by a comma. Of two policies both hold, as intended.
 */
export function headersFile(rules: Pick<HostRules, "prefix" | "locales" | "documents">): string {
  const { prefix } = rules;
  const hashed = [
    ...homesOf(rules).map((home) => `${home}${hashedFolder}*`),
    ...hashedEndings.map((ending) => `${prefix}/*.${ending}`),
  ];
  const documents = (rules.documents ?? []).flatMap((file) => [
    sentPath(file),
    sentPath(file).replace(/(?:\/index)?\.html$/, ""),
  ]);
  const drawn = [
    ...drawnEndings.flatMap((ending) => [`/*.${ending}`, `/*.${ending.toUpperCase()}`]),
    ...documents,
  ];
  const blocks = [
    block(`${prefix}/*`, securityHeaders),
    // Hosts that do not know the ending offer the file for download.
    block(`${prefix}/*.md`, [["Content-Type", "text/markdown; charset=utf-8"]]),
    // Some take the ending for that of a video.
    block(`${prefix}/*.ts`, [["Content-Type", "text/plain; charset=utf-8"]]),
    ...drawn.map((path) => block(prefix + path, [[policyHeader, filePolicy]])),
    ...hashed.map((path) => block(path, [["Cache-Control", cacheControl.forever]])),
  ];
  return `${blocks.join("\n\n")}\n`;
}
