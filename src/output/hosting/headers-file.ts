import { homesOf, sentPath, type HostRules } from "./host-rules";
import { cacheControl, drawnEndings, filePolicy, policyHeader, securityHeaders } from "./policy";
import { hashedEndings, hashedFolder } from "../../config/addresses/file-kinds";

function block(path: string, headers: readonly (readonly [string, string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

/**
 * `_headers` (Netlify, Cloudflare Pages, the bundled server). Both hosts ask again for what is not named here, so
 * that no header is given twice: values of rules that overlap would be joined by a comma. Of two policies that is what
 * is meant: both hold.
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
    // Hosts that do not know the ending send it as a file to be saved.
    block(`${prefix}/*.md`, [["Content-Type", "text/markdown; charset=utf-8"]]),
    ...drawn.map((path) => block(prefix + path, [[policyHeader, filePolicy]])),
    ...hashed.map((path) => block(path, [["Cache-Control", cacheControl.forever]])),
  ];
  return `${blocks.join("\n\n")}\n`;
}
