import type { NodeInput, NodePluginArgs } from "gatsby";
import { apiChangesHtml } from "../../src/openapi/changes/changes-html";
import type { OperationNews } from "../../src/output/twins/changes-markdown";
import type { ChangesPage } from "../../src/openapi/changes/changes-page";
import type { ApiTag } from "../../src/openapi/build-api";
import { operationKey } from "../../src/content/versions/operation-key";
import type { DescribedChanges, ReadDescription } from "./read-api";
import type { TakenDownloads } from "./take-downloads";

/** Names of the node types, and what their ids are made of. */
export const nodeTypes = [
  "ApiDocument",
  "ApiTagGroup",
  "ApiTag",
  "ApiOperation",
  "ApiSchemaPart",
] as const;

type NodeType = (typeof nodeTypes)[number];
type Tools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest">;

/** What the nodes are made of. */
export interface ApiNodeSources extends ReadDescription {
  /** Of today's description. */
  downloads?: TakenDownloads;
  /** Of everything that all descriptions were read from, where it is known. */
  digest?: string | undefined;
}

/** The changelog of a description: what its page shows. */
function changesPage({ since, changes }: DescribedChanges, routePrefix: string): ChangesPage {
  return {
    since: since.label,
    route: `${routePrefix}/changes`,
    ...apiChangesHtml(changes, { routePrefix, earlier: since.routePrefix }),
  };
}

/** All nodes of a description, linked by id: a document, its groups, tags, operations (in sidebar order) and schemas. */
export function apiNodes(
  {
    docsVersion,
    routePrefix,
    categoryRoute,
    api,
    reference,
    changed,
    downloads,
    digest,
  }: ApiNodeSources,
  { createNodeId, createContentDigest }: Tools,
): NodeInput[] {
  const command = process.env.gatsby_executing_command ?? "build";
  const idOf = (type: NodeType, name: string) =>
    createNodeId(docsVersion ? `${type} ${docsVersion} ${name}` : `${type} ${name}`);
  const node = (type: NodeType, name: string, data: Record<string, unknown>): NodeInput => ({
    ...data,
    docsVersion: docsVersion ?? null,
    id: idOf(type, name),
    parent: null,
    children: [],
    // Pages ask for more in develop than in a build, and both share one cache.
    internal: { type, contentDigest: createContentDigest(JSON.stringify([data, command])) },
  });
  const order = api.groups.flatMap(({ tags }) => tags.flatMap(({ operations }) => operations));
  const position = new Map(order.map((operation, index) => [operation.slug, index]));
  const neighbour = (slug: string, step: -1 | 1) => {
    const other = order[(position.get(slug) ?? 0) + step];
    return other ? idOf("ApiOperation", other.slug) : null;
  };

  const kept = changed?.changes.operations.filter(({ status }) => status !== "removed") ?? [];
  const news = new Map(
    kept.map(({ slug, status, changes }): [string, OperationNews] => [
      slug,
      { since: changed?.since.label ?? "", status, changes },
    ]),
  );

  const tagNodes = (tag: ApiTag, group: string, index: number) => {
    const { operations, ...data } = tag;
    return [
      node("ApiTag", tag.anchor, {
        ...data,
        downloads: downloads?.tags[tag.anchor] ?? [],
        position: index,
        group: idOf("ApiTagGroup", group),
        operations: operations.map(({ slug }) => idOf("ApiOperation", slug)),
      }),
      ...operations.map((operation) =>
        node("ApiOperation", operation.slug, {
          ...operation,
          ...(news.has(operation.slug) && { news: news.get(operation.slug) }),
          key: operationKey(operation.slug, docsVersion),
          article: reference.operations.get(operation.slug)?.article,
          file: reference.operations.get(operation.slug)?.file,
          tag: idOf("ApiTag", tag.anchor),
          previous: neighbour(operation.slug, -1),
          next: neighbour(operation.slug, 1),
        }),
      ),
    ];
  };

  const { groups, parts, ...document } = api;
  return [
    node("ApiDocument", "document", {
      ...document,
      changes: changed ? changesPage(changed, routePrefix) : null,
      downloads: downloads?.whole ?? [],
      routePrefix,
      categoryRoute,
      digest: digest ?? null,
      groups: groups.map((_, index) => idOf("ApiTagGroup", String(index))),
    }),
    ...groups.flatMap(({ name, tags }, index) => [
      node("ApiTagGroup", String(index), {
        name,
        position: index,
        tags: tags.map(({ anchor }) => idOf("ApiTag", anchor)),
      }),
      ...tags.flatMap((tag, at) => tagNodes(tag, String(index), at)),
    ]),
    ...parts.map(({ key, ...part }) => node("ApiSchemaPart", key, { key, ...part })),
  ];
}
