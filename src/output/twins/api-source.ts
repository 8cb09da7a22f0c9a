import type { NodePluginArgs } from "gatsby";
import type { Download } from "../../openapi/downloads/download";
import type { SchemaPart } from "../../openapi/model";
import type { ToldOperation } from "./operation-markdown";

/** Gatsby's functions that read nodes. */
export type NodeReader = Pick<NodePluginArgs, "getNode" | "getNodesByType">;

/** What the operations of one description share. */
export interface ApiSourceParts {
  parts: SchemaPart[];
  errorCatalogue: string | undefined;
}

/** The APIs of a build, their operations read one at a time: together they are too large to keep. */
export interface ApiSource {
  /** Of all that the descriptions were read from; none when it is not known. */
  digest: string | undefined;
  /** Of today's description. */
  downloads: Download[];
  has(route: string): boolean;
  operation(route: string): ToldOperation;
  /** Name of the frozen version that an operation belongs to; null: today's. */
  versionOf(route: string): string | null;
  partsOf(version: string | null): ApiSourceParts;
}

/** Reads the API's nodes; those of a site without one are empty. */
export function apiSource(nodes: NodeReader): ApiSource {
  const places = new Map<string, { id: string; version: string | null }>();
  const operationAt = (id: string) => nodes.getNode(id) as unknown as ToldOperation;
  const ofVersion = (type: string, version: string | null) =>
    nodes.getNodesByType(type).filter(({ docsVersion }) => docsVersion === version);
  for (const tag of nodes.getNodesByType("ApiTag"))
    for (const id of tag.operations as string[])
      places.set(operationAt(id).route, { id, version: tag.docsVersion as string | null });
  const [today] = ofVersion("ApiDocument", null);
  return {
    digest: (today?.digest as string | null | undefined) ?? undefined,
    downloads: (today?.downloads ?? []) as Download[],
    has: (route) => places.has(route),
    operation: (route) => operationAt(places.get(route)?.id ?? ""),
    versionOf: (route) => places.get(route)?.version ?? null,
    partsOf: (version) => ({
      parts: ofVersion("ApiSchemaPart", version) as unknown as SchemaPart[],
      errorCatalogue: ofVersion("ApiDocument", version)[0]?.errorCatalogue as string | undefined,
    }),
  };
}
