import { lineAt, objectAt, textAt } from "./json";
import type { LoadedDescription } from "./load-description";
import type { SchemaPart } from "./schema-node";
import { lifecyclesOf, stateMachinesOf, type DrawDiagram } from "./operation-lifecycles";
import { describeOperation, type ApiOperation, type OperationTools } from "./describe-operation";
import type { Problem } from "../problems/problem";
import {
  createHighlighting,
  createProse,
  excerptOf,
  type ApiLink,
  type Highlight,
  type Render,
} from "./rendering";
import { createSchemaResolver } from "./resolve-schema";
import { createTreeBuilder } from "./schema-tree";
import { serverProblems } from "./problems/server-problems";
import { serversOf, type ApiServer } from "./servers";
import { belowDrawing, meaningsHtml, meaningsOf } from "./state-meanings";
import { drawStateMachines, lifecyclePagesOf } from "./state-fences";
import { groupTags, type TagEntry } from "./tag-groups";
import { createDescriptionMemo } from "./description-memo";

/** The overview page of a tag. */
export interface ApiOverview {
  slug: string;
  route: string;
  html: string;
  toc: { id: string; title: string; depth: number }[];
  anchors: string[];
  sourcePath: string;
}

/** A tag with its operations. */
export interface ApiTag {
  name: string;
  anchor: string;
  to: string;
  summary: string;
  descriptionHtml: string;
  overview?: ApiOverview;
  links: ApiLink[];
  sourcePath: string;
  operations: ApiOperation[];
}

export interface ApiTagGroup {
  name: string;
  tags: ApiTag[];
}

/** A whole description, ready to become nodes. */
export interface Api {
  title: string;
  version: string;
  openapi: string;
  descriptionHtml: string;
  servers: ApiServer[];
  /** Route of the overview that has a heading `error-<code>` for each error code. */
  errorCatalog?: string;
  /** Address of the page that draws a lifecycle, by the name of its status schema. */
  lifecyclePages: Record<string, string>;
  /** What lies below the named schemas, once each. */
  parts: SchemaPart[];
  links: ApiLink[];
  sourcePath: string;
  groups: ApiTagGroup[];
}

/** How a description becomes pages. */
export interface ApiOptions {
  /** `/docs/api` */
  routePrefix: string;
  /** `/docs/category/api` */
  categoryRoute: string;
  render: Render;
  highlight: Highlight;
  drawDiagram: DrawDiagram;
  /** Called after each tag with the number of operations that are done. */
  onProgress?: (done: number, total: number) => void;
}

async function operationsOf(tag: TagEntry, tools: OperationTools): Promise<ApiOperation[]> {
  const made: ApiOperation[] = [];
  for (const entry of tag.operations) made.push(await describeOperation(entry, tools));
  return made;
}

async function overviewOf(
  { overview }: TagEntry,
  { description: { document }, memo }: OperationTools,
  { render, routePrefix }: ApiOptions,
) {
  if (!overview) return undefined;
  const { slug, file } = overview;
  const text = drawStateMachines(overview.text, document, file);
  const rendered = await render(text.markdown, { file, line: 1 }, "overview");
  const { toc, links } = rendered;
  let { html } = rendered;
  const anchors = [...rendered.anchors];
  for (const [name, machine] of text.machines) {
    const meanings = await meaningsHtml(name, machine, (markdown) => memo.prose.html(markdown));
    html = belowDrawing(html, name, meanings);
    anchors.push(...[...meaningsOf(name, machine).values()].map((address) => address.slice(1)));
  }
  const problems = [...text.problems, ...rendered.problems];
  const route = `${routePrefix}/${slug}`;
  const page = { slug, route, html, toc, anchors, sourcePath: file };
  return { page, links: links.map((link) => ({ ...link, file })), problems };
}

async function describeTag(
  tag: TagEntry,
  tools: OperationTools,
  options: ApiOptions,
): Promise<{ tag: ApiTag; problems: Problem[] }> {
  const { description, memo } = tools;
  const own = await memo.prose.rendered(tag.description);
  const overview = await overviewOf(tag, tools, options);
  const file =
    (tag.description && description.locateText(tag.description)?.file) ?? description.file;
  return {
    tag: {
      name: tag.name,
      anchor: tag.anchor,
      to: overview?.page.route ?? `${options.categoryRoute}#${tag.anchor}`,
      summary: tag.summary ?? excerptOf(own.text),
      descriptionHtml: own.html,
      ...(overview && { overview: overview.page }),
      links: [...own.links.map((link) => ({ ...link, file })), ...(overview?.links ?? [])],
      sourcePath: overview?.page.sourcePath ?? file,
      operations: await operationsOf(tag, tools),
    },
    problems: overview?.problems ?? [],
  };
}

const keyOf = ({ file, line, href }: ApiLink) => `${file}:${line} ${href}`;

/** From a loaded description to everything that its pages show. */
export async function buildApi(
  description: LoadedDescription,
  options: ApiOptions,
): Promise<{ api: Api; problems: Problem[] }> {
  const { document, references, file, operations, overviews } = description;
  const resolve = createSchemaResolver(references);
  const prose = createProse(options.render, file, description.locateText);
  const trees = createTreeBuilder(resolve);
  const { highlight, done: allHighlighted } = createHighlighting(options.highlight);
  const memo = createDescriptionMemo({ references, resolve, prose, highlight, trees });
  const machines = stateMachinesOf(document);
  const lifecyclePages = lifecyclePagesOf(overviews, options.routePrefix);
  const tools: OperationTools = {
    description,
    memo,
    routePrefix: options.routePrefix,
    lifecycles: (operationId) =>
      lifecyclesOf(operationId, machines, lifecyclePages, {
        drawDiagram: options.drawDiagram,
        html: (markdown) => prose.html(markdown),
      }),
  };
  const info = objectAt(document, "info");
  const title = lineAt(info, "title") ?? "API";
  const problems: Problem[] = [];
  const groups: ApiTagGroup[] = [];
  let done = 0;
  for (const group of groupTags(document, operations, overviews, title)) {
    const tags: ApiTag[] = [];
    for (const entry of group.tags) {
      const described = await describeTag(entry, tools, options);
      tags.push(described.tag);
      done += entry.operations.length;
      options.onProgress?.(done, operations.length);
      problems.push(...described.problems);
    }
    groups.push({ name: group.name, tags });
  }
  const descriptionHtml = await prose.html(textAt(info, "description"));
  const tags = groups.flatMap((group) => group.tags);
  const linked = new Set(
    [...tags, ...tags.flatMap((tag) => tag.operations)].flatMap(({ links }) => links.map(keyOf)),
  );
  const api: Api = {
    title,
    version: String(info.version ?? ""),
    openapi: String(document.openapi ?? ""),
    descriptionHtml,
    servers: serversOf(document),
    errorCatalog: tags.find(({ overview }) =>
      overview?.anchors.some((anchor) => anchor.startsWith("error-")),
    )?.overview?.route,
    lifecyclePages,
    parts: await memo.parts(),
    links: prose.links().filter((link) => !linked.has(keyOf(link))),
    sourcePath: file,
    groups,
  };
  await allHighlighted();
  const servers = serverProblems(document, operations, file);
  return { api, problems: [...prose.problems(), ...servers, ...problems] };
}
