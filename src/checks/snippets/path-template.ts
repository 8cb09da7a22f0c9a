import { isDynamic } from "./shell-words";

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The values of a path's parameters, or undefined when the path is not one of the template. */
export function matchPath(template: string, path: string): Map<string, string> | undefined {
  const names: string[] = [];
  const pattern = template
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith("{")) return literal(part);
      names.push(part.slice(1, -1));
      return "([^/]+)";
    })
    .join("");
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? new Map(names.map((name, index) => [name, match[index + 1] ?? ""])) : undefined;
}

/** How much of a template is written out, to prefer `/items/search` to `/items/{itemId}`. */
export const literalLength = (template: string): number =>
  template.replace(/\{[^}]+\}/g, "").length;

/** The first `%` of an address, with what follows it, that encodes nothing; undefined where each encodes a character. */
export function strayPercent(address: string): string | undefined {
  const [stray] = /%(?![\da-f]{2}).{0,2}/i.exec(address) ?? [];
  if (stray !== undefined) return stray;
  // Digits of half a character: `%C3` alone.
  return address.match(/(?:%[\da-f]{2})+/gi)?.find((part) => {
    try {
      decodeURIComponent(part);
      return false;
    } catch {
      return true;
    }
  });
}

/** The path behind the address of one of the servers; undefined for other addresses. */
export function pathBehind(servers: readonly string[], url: string): string | undefined {
  const server = servers.find((address) => url === address || url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  const path = url.slice(server.length) || "/";
  return isDynamic(path) || strayPercent(path) !== undefined ? path : decodeURI(path);
}
