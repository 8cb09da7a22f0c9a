import type { NodeInput, NodePluginArgs } from "gatsby";
import { apiChangesHtml, type ChangesPage } from "../../src/openapi/changes/changes-html";
import type { OperationNews } from "../../src/output/markdown-versions/changes-markdown";
import type { ApiTag, ApiTagGroup } from "../../src/openapi/build-api";
import { operationDigest } from "../../src/openapi/operation-digest";
import { operationKey } from "../../src/content/versions/operation-key";
import type { DescribedChanges, ReadDescription } from "../../src/openapi/read-api";
import { nearest } from "./related-operations";

export const nodeTypes = [
  "ApiDocument",
  "ApiTagGroup",
  "ApiTag",
  "ApiOperation",
  "ApiSchemaPart",
] as const;

type NodeType = (typeof nodeTypes)[number];
type Tools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest">;

export interface ApiNodeSources extends ReadDescription {
  /** Of everything the descriptions were read from; undefined if unknown. */
  digest?: string | undefined;
}

/** Links to other operations on a page: a tag of hundreds would be longer than what the page is about. */
const mostRelated = 20;

function changesPage({ since, changes }: DescribedChanges, routePrefix: string): ChangesPage {
  return {
    since: since.label,
    route: `${routePrefix}/changes`,
    ...apiChangesHtml(changes, { routePrefix, earlier: since.routePrefix }),
  };
}

/** Makes ids and nodes of one description. */
function nodeMaker(docsVersion: string | undefined, { createNodeId, createContentDigest }: Tools) {
  const idOf = (type: NodeType, name: string) =>
    createNodeId(docsVersion ? `${type} ${docsVersion} ${name}` : `${type} ${name}`);
  const node = (
    type: NodeType,
    name: string,
    data: Record<string, unknown>,
    said: unknown = data,
  ): NodeInput => ({
    ...data,
    docsVersion: docsVersion ?? null,
    id: idOf(type, name),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(JSON.stringify(said)) },
  });
  return { idOf, node };
}

/** What changed in each operation that is still there, by its slug. */
function newsOf(changed: DescribedChanges | undefined): Map<string, OperationNews> {
  const present = changed?.changes.operations.filter(({ status }) => status !== "removed") ?? [];
  return new Map(
    present.map(({ slug, status, changes }) => [
      slug,
      { since: changed?.since.label ?? "", status, changes },
    ]),
  );
}

/** Returns a function that finds the id of the operation before or after another one. */
function neighborsIn(groups: readonly ApiTagGroup[], idOf: (slug: string) => string) {
  const order = groups.flatMap(({ tags }) => tags.flatMap(({ operations }) => operations));
  const position = new Map(order.map((operation, index) => [operation.slug, index]));
  return (slug: string, step: -1 | 1) => {
    const other = order[(position.get(slug) ?? 0) + step];
    return other ? idOf(other.slug) : null;
  };
}

/** All nodes of a description, linked by id. Operations are in sidebar order. */
export function apiNodes(
  { docsVersion, routePrefix, categoryRoute, api, changed, digest }: ApiNodeSources,
  tools: Tools,
): NodeInput[] {
  const { idOf, node } = nodeMaker(docsVersion, tools);
  const news = newsOf(changed);
  const operationId = (slug: string) => idOf("ApiOperation", slug);
  const neighbor = neighborsIn(api.groups, operationId);

  const tagNodes = (tag: ApiTag, group: string, index: number) => {
    const { operations, ...data } = tag;
    const ids = operations.map(({ slug }) => operationId(slug));
    return [
      node("ApiTag", tag.anchor, {
        ...data,
        position: index,
        group: idOf("ApiTagGroup", group),
        operations: ids,
      }),
      ...operations.map((operation, place) => {
        const beside = {
          ...(news.has(operation.slug) && { news: news.get(operation.slug) }),
          key: operationKey(operation.slug, docsVersion),
          tag: idOf("ApiTag", tag.anchor),
          related: nearest(ids, place, mostRelated),
          previous: neighbor(operation.slug, -1),
          next: neighbor(operation.slug, 1),
        };
        const said = [operationDigest(operation), beside];
        return node("ApiOperation", operation.slug, { ...operation, ...beside }, said);
      }),
    ];
  };

  const { groups, parts, ...document } = api;
  return [
    node("ApiDocument", "document", {
      ...document,
      changes: changed ? changesPage(changed, routePrefix) : null,
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
