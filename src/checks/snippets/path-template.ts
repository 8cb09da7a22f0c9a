import { escapeRegExp } from "../../config/escape-reg-exp";
import type { Contract, ContractOperation } from "./contract";
import { isDynamic } from "./shell-words";

/** The values of a path's parameters; undefined if the path does not match the template. */
export function matchPath(template: string, path: string): Map<string, string> | undefined {
  const names: string[] = [];
  const pattern = template
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith("{")) return escapeRegExp(part);
      names.push(part.slice(1, -1));
      return "([^/]+)";
    })
    .join("");
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? new Map(names.map((name, index) => [name, match[index + 1] ?? ""])) : undefined;
}

/** Length of the literal parts, to prefer `/items/search` to `/items/{itemId}`. */
export const literalLength = (template: string): number =>
  template.replace(/\{[^}]+\}/g, "").length;

/** The operations with a path, the most literal template first. */
export function operationsAt(path: string, { operations }: Contract): ContractOperation[] {
  return [...operations.values()]
    .filter((operation) => matchPath(operation.path, path))
    .sort((a, b) => literalLength(b.path) - literalLength(a.path));
}

/** The first invalid percent-encoding of an address. */
export function strayPercent(address: string): string | undefined {
  const [stray] = /%(?![\da-f]{2}).{0,2}/i.exec(address) ?? [];
  if (stray !== undefined) return stray;
  // An incomplete character: `%C3` alone.
  return address.match(/(?:%[\da-f]{2})+/gi)?.find((part) => {
    try {
      decodeURIComponent(part);
      return false;
    } catch {
      return true;
    }
  });
}

/** The path of an address below one of the servers; undefined for other addresses. */
export function pathBehind(servers: readonly string[], url: string): string | undefined {
  const server = servers.find((address) => url === address || url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  const path = url.slice(server.length) || "/";
  return isDynamic(path) || strayPercent(path) !== undefined ? path : decodeURI(path);
}
