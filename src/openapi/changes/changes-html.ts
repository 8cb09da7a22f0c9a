import { text } from "../../i18n/changes-text";
import { escapeAttribute, escapeText } from "../../content/markdown/escape-html";
import { kebabCase } from "../../content/markdown/kebab-case";
import { breakingFirst, changeText, isBreaking, type Change } from "./change";
import type { ApiChanges, OperationChanges, SchemaChanges } from "./compare-descriptions";
import { groupChanges } from "./group-changes";
import { placeInWords } from "./place-in-words";

const mark = (label: string, tone: string) =>
  `<span class="badge" data-tone="${tone}">${escapeText(label)}</span>`;
const breakingMark = mark(text.breaking, "breaking");

/** A link to something removed would lead nowhere. */
const isGone = ({ rule }: Change) => /(field|parameter|body|header)-removed$/.test(rule);

/** `page` is the route of the operation's page, or empty on that page. */
function changeHtml(change: Change, page?: string): string {
  const { part, name } = placeInWords(change.at);
  const shown = name && `<code>${escapeText(name)}</code>`;
  const isLinked = name && page !== undefined && !isGone(change);
  const href = isLinked && `${page}#${change.at}`;
  const field = href ? `<a href="${escapeAttribute(href)}">${shown}</a>` : shown;
  const place = [part && escapeText(part), field].filter(Boolean).join(" ");
  const words = escapeText(changeText(change));
  return `<li>${isBreaking(change) ? `${breakingMark} ` : ""}${place ? `${place}: ` : ""}${words}</li>`;
}

/** The changes of one operation as a list. */
export function changeListHtml(changes: readonly Change[], page?: string): string {
  return `<ul class="changes">${changes.map((change) => changeHtml(change, page)).join("")}</ul>`;
}

interface ChangelogRoutes {
  routePrefix: string;
  /** Route prefix of the earlier version. */
  earlier: string;
}

/** A changelog as its page shows it. */
interface Changelog {
  html: string;
  toc: readonly Readonly<{ id: string; title: string; depth: number }>[];
  /** Number of operations with breaking changes. */
  breaking: number;
  /** Number of operations with changes. */
  operations: number;
}

/** The page with the changelog of a description. */
export interface ChangesPage extends Changelog {
  route: string;
  /** Label of the earlier version. */
  since: string;
}

const anchorOf = (name: string) => `schema-${kebabCase(name)}`;

const pageOf = ({ status, slug }: OperationChanges, { routePrefix, earlier }: ChangelogRoutes) =>
  `${status === "removed" ? earlier : routePrefix}/${slug}`;

/** What changed in an operation itself, not through a schema that several operations share. */
const ownChanges = ({ changes }: OperationChanges, shared: ReadonlySet<string>) =>
  changes.filter(({ schema }) => schema === undefined || !shared.has(schema));

function operationHtml(
  operation: OperationChanges,
  shared: ReadonlySet<string>,
  routes: ChangelogRoutes,
): string {
  const { status, method, path, title, breaking, changes } = operation;
  const page = pageOf(operation, routes);
  const listed = ownChanges(operation, shared);
  const through = [...new Set(changes.flatMap(({ schema }) => schema ?? []))]
    .filter((name) => shared.has(name))
    .map((name) => `<a href="#${anchorOf(name)}"><code>${escapeText(name)}</code></a>`);
  const head = `<a href="${escapeAttribute(page)}">${escapeText(title)}</a>`;
  const endpoint = `<span class="method" data-method="${method.toLowerCase()}">${escapeText(method)}</span> <code>${escapeText(path)}</code>`;
  const list = listed.map((change) => changeHtml(change, status === "changed" ? page : undefined));
  if (through.length) list.push(`<li>${text.through} ${through.join(", ")}</li>`);
  return `<li class="change-operation">${breaking ? `${breakingMark} ` : ""}${head}<br>${endpoint}<ul class="changes">${list.join("")}</ul></li>`;
}

/** The operations that a schema reaches, folded. */
function usersHtml(
  { operations }: SchemaChanges,
  changed: ReadonlyMap<string, OperationChanges>,
  routes: ChangelogRoutes,
): string {
  const links = operations.flatMap((slug) => {
    const operation = changed.get(slug);
    if (!operation) return [];
    const href = escapeAttribute(pageOf(operation, routes));
    return [`<li><a href="${href}">${escapeText(operation.title)}</a></li>`];
  });
  if (!links.length) return "";
  return `<details><summary>${text.users(operations.length)}</summary><ul>${links.join("")}</ul></details>`;
}

function schemaHtml(
  schema: SchemaChanges,
  changed: ReadonlyMap<string, OperationChanges>,
  routes: ChangelogRoutes,
): string {
  const { name, status, breaking, changes } = schema;
  const lines = changes.map((change) => {
    const { name: field } = placeInWords(change.at);
    const when = change.direction === "request" ? text.sent : text.received;
    const place = field ? `<code>${escapeText(field)}</code>` : "";
    const label = isBreaking(change) ? `${breakingMark} ` : "";
    return `<li>${label}${when}${place && ` ${place}`}: ${escapeText(changeText(change))}</li>`;
  });
  if (status === "added") lines.push(`<li>${text.schemaAdded}</li>`);
  if (status === "removed") lines.push(`<li>${text.schemaRemoved}</li>`);
  const users = usersHtml(schema, changed, routes);
  return `<li class="change-operation" id="${anchorOf(name)}">${breaking ? `${breakingMark} ` : ""}<code>${escapeText(name)}</code><ul class="changes">${lines.join("")}</ul>${users}</li>`;
}

/**
 * The changelog of a version: schemas, once each with the operations that they reach, then tags with the operations that
 * changed themselves; breaking changes come first.
 */
export function apiChangesHtml(changes: ApiChanges, routes: ChangelogRoutes): Changelog {
  const { sections, shared } = groupChanges(changes);
  const toc: Changelog["toc"][number][] = [];
  const section = (title: string, id: string, items: readonly string[], lead = "") => {
    if (!items.length) return "";
    toc.push({ id, title, depth: 2 });
    return `<h2 id="${id}">${escapeText(title)}</h2>${lead}<ul class="change-operations">${items.join("")}</ul>`;
  };
  const general = changes.general.map((change) => changeHtml(change));
  const bySlug = new Map(changes.operations.map((operation) => [operation.slug, operation]));
  const schemas = breakingFirst(changes.schemas, ({ breaking }) => breaking).map((schema) =>
    schemaHtml(schema, bySlug, routes),
  );
  const isListed = (operation: OperationChanges) =>
    operation.status !== "changed" || ownChanges(operation, shared).length > 0;
  const parts = [
    section(text.general, "general", general),
    section(text.schemas, "schemas", schemas, `<p>${text.schemasLead}</p>`),
    ...sections.map(({ tag, operations }) =>
      section(
        tag || text.other,
        tag ? `tag-${kebabCase(tag)}` : "other",
        operations.filter(isListed).map((operation) => operationHtml(operation, shared, routes)),
      ),
    ),
  ];
  const { operations } = changes;
  return {
    html: parts.join(""),
    toc,
    breaking: operations.filter(({ breaking }) => breaking).length,
    operations: operations.length,
  };
}
