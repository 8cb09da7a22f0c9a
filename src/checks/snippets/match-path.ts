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

/** The path behind the address of one of the servers; undefined for other addresses. */
export function pathBehind(servers: readonly string[], url: string): string | undefined {
  const server = servers.find((address) => url === address || url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  const path = url.slice(server.length) || "/";
  return isDynamic(path) ? path : decodeURI(path);
}
