import { isObject, lineAt, listAt, objectAt, textAt, type JsonObject } from "./json";

/** A server that receives requests. */
export interface ApiServer {
  /** With the defaults of its variables. */
  url: string;
  description?: string;
}

function withDefaults(url: string, server: unknown): string {
  const variables = objectAt(server, "variables");
  return url.replace(/\{([^}]+)\}/g, (variable, name: string) => {
    const value = isObject(variables[name]) ? variables[name].default : undefined;
    return value === undefined ? variable : String(value);
  });
}

/** The servers of the first holder that has any; pass the operation before its path and document. */
export function serversOf(...holders: readonly JsonObject[]): ApiServer[] {
  const holder = holders.find((candidate) => listAt(candidate, "servers").length);
  return listAt(holder, "servers").flatMap((server) => {
    const url = textAt(server, "url");
    if (!url) return [];
    const description = lineAt(server, "description");
    return [{ url: withDefaults(url, server), ...(description && { description }) }];
  });
}
