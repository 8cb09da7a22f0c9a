import type { NodePluginArgs } from "gatsby";
import type { Download } from "../../openapi/downloads/download";
import type { SchemaPart } from "../../openapi/schema-node";
import { outputId } from "../output-id";
import type { ToldOperation } from "./operation-markdown";

type NodeReader = Pick<NodePluginArgs, "getNode" | "getNodesByType">;

/** Operations are read one at a time, because together they are too large to keep. */
export interface ApiSource {
  /** Of everything the descriptions were read from; undefined if unknown. */
  digest: string | undefined;
  downloadsOf(version: string | null): Download[];
  has(route: string): boolean;
  operation(route: string): ToldOperation;
  /** Name of the operation's frozen version; null for today's. */
  versionOf(route: string): string | null;
  /** What all operations of one description share. */
  partsOf(version: string | null): { parts: SchemaPart[]; errorCatalog: string | undefined };
}

/** Reads the API's nodes; empty on a site without an API. */
export function apiSource(nodes: NodeReader): ApiSource {
  const places = new Map<string, { id: string; version: string | null }>();
  const operationAt = (id: string) => nodes.getNode(id) as unknown as ToldOperation;
  const ofVersion = (type: string, version: string | null) =>
    nodes.getNodesByType(type).filter(({ docsVersion }) => docsVersion === version);
  for (const tag of nodes.getNodesByType("ApiTag"))
    for (const id of tag.operations as string[])
      places.set(operationAt(id).route, { id, version: tag.docsVersion as string | null });
  const documentOf = (version: string | null) => ofVersion("ApiDocument", version)[0];
  return {
    digest: (documentOf(null)?.digest as string | null | undefined) ?? undefined,
    downloadsOf: (version) => {
      const id = documentOf(version)?.id;
      const output = id === undefined ? undefined : nodes.getNode(outputId(id));
      return (output?.downloads ?? []) as Download[];
    },
    has: (route) => places.has(route),
    operation: (route) => operationAt(places.get(route)?.id ?? ""),
    versionOf: (route) => places.get(route)?.version ?? null,
    partsOf: (version) => ({
      parts: ofVersion("ApiSchemaPart", version) as unknown as SchemaPart[],
      errorCatalog: documentOf(version)?.errorCatalog as string | undefined,
    }),
  };
}
