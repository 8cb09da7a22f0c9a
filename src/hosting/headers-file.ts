import { homesOf, type HostRules } from "./host-rules";
import { cacheControl, hashedEndings, hashedFolder, securityHeaders } from "./policy";

function block(path: string, headers: readonly (readonly [string, string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

/**
 * `_headers` (Netlify, Cloudflare Pages, the bundled server). Both hosts ask again for what is not named here, so
 * that no header is given twice: values of rules that overlap would be joined by a comma.
 */
export function headersFile(rules: Pick<HostRules, "prefix" | "locales">): string {
  const { prefix } = rules;
  const hashed = [
    ...homesOf(rules).map((home) => `${home}${hashedFolder}*`),
    ...hashedEndings.map((ending) => `${prefix}/*.${ending}`),
  ];
  const blocks = [
    block(`${prefix}/*`, securityHeaders),
    // Hosts that do not know the ending send it as a file to be saved.
    block(`${prefix}/*.md`, [["Content-Type", "text/markdown; charset=utf-8"]]),
    ...hashed.map((path) => block(path, [["Cache-Control", cacheControl.forever]])),
  ];
  return `${blocks.join("\n\n")}\n`;
}
