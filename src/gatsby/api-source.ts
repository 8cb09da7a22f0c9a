import type { NodePluginArgs } from "gatsby";
import type { Download } from "../downloads/download";
import type { SchemaPart } from "../openapi/model";
import type { ApiOperation } from "../openapi/operations";

/** Gatsby's functions that read nodes. */
export type NodeReader = Pick<NodePluginArgs, "getNode" | "getNodesByType">;

/** A tag with the routes of its operations. */
export interface ApiSourceTag {
  name: string;
  summary: string;
  routes: string[];
}

/** The API of a build, its operations read one at a time: together they are too large to keep. */
export interface ApiSource {
  tags: ApiSourceTag[];
  parts: SchemaPart[];
  errorCatalogue: string | undefined;
  downloads: Download[];
  has(route: string): boolean;
  operation(route: string): ApiOperation;
}

/** Reads the API's nodes; those of a site without one are empty. */
export function apiSource(nodes: NodeReader): ApiSource {
  const ids = new Map<string, string>();
  const operationAt = (id: string) => nodes.getNode(id) as unknown as ApiOperation;
  const tags = nodes.getNodesByType("ApiTag").map((tag): ApiSourceTag => {
    const routes = (tag.operations as string[]).map((id) => {
      const { route } = operationAt(id);
      ids.set(route, id);
      return route;
    });
    return { name: String(tag.name), summary: String(tag.summary), routes };
  });
  const [document] = nodes.getNodesByType("ApiDocument");
  return {
    tags,
    parts: nodes.getNodesByType("ApiSchemaPart") as unknown as SchemaPart[],
    errorCatalogue: document?.errorCatalogue as string | undefined,
    downloads: (document?.downloads ?? []) as Download[],
    has: (route) => ids.has(route),
    operation: (route) => operationAt(ids.get(route) ?? ""),
  };
}
