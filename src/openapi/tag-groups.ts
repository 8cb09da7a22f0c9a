import { text } from "../i18n/description-text";
import { contentTexts } from "../i18n/dictionaries";
import type { OperationEntry } from "./collect-operations";
import { oneLine } from "../config/one-line";
import { frameIds, overviewIds } from "../config/html/content-ids";
import { lineAt, listAt, objectsAt, textAt, textsAt, type JsonObject } from "./json";
import type { OverviewFile } from "./tag-overviews";
import { kebabCase } from "../content/markdown/kebab-case";
import { freeName } from "./slugs";

/** A tag with its operations, before its texts are rendered. */
export interface TagEntry {
  /** As operations refer to it. */
  key: string;
  /** As pages show it: `x-displayName`, or the key. */
  name: string;
  anchor: string;
  summary?: string;
  description?: string;
  operations: OperationEntry[];
  overview?: OverviewFile;
}

interface TagGroupEntry {
  name: string;
  tags: TagEntry[];
}

const { moreGroup } = text;
/** Keys, of which addresses are made: the same in all locales. */
const { otherTag, webhookTag } = contentTexts("description");
const ownNames = new Map([
  [otherTag, text.otherTag],
  [webhookTag, text.webhookTag],
]);

function declaredTags(document: JsonObject): Map<string, JsonObject> {
  const declared = new Map<string, JsonObject>();
  for (const tag of objectsAt(document, "tags")) {
    const name = textAt(tag, "name");
    if (name && !declared.has(name)) declared.set(name, tag);
  }
  return declared;
}

/** All tags: declared ones, then those that only operations name, then "Webhooks" and "Other". */
function tagsOf(
  document: JsonObject,
  operations: readonly OperationEntry[],
  overviews: readonly OverviewFile[],
): TagEntry[] {
  const declared = declaredTags(document);
  const byTag = new Map<string, OperationEntry[]>([...declared.keys()].map((name) => [name, []]));
  const untagged: OperationEntry[] = [];
  const webhooks: OperationEntry[] = [];
  for (const entry of operations) {
    const name = textsAt(entry.operation, "tags")[0]?.trim();
    if (!name && entry.isWebhook) webhooks.push(entry);
    else if (!name) untagged.push(entry);
    else byTag.set(name, [...(byTag.get(name) ?? []), entry]);
  }
  if (webhooks.length) byTag.set(webhookTag, [...(byTag.get(webhookTag) ?? []), ...webhooks]);
  if (untagged.length) byTag.set(otherTag, [...(byTag.get(otherTag) ?? []), ...untagged]);
  const anchors = new Set([...frameIds, ...overviewIds]);
  return [...byTag].flatMap(([key, entries]) => {
    const overview = overviews.find(({ tag }) => tag === key);
    if (!entries.length && !overview) return [];
    const tag = declared.get(key);
    return {
      key,
      name: lineAt(tag, "x-displayName") ?? oneLine((tag ? undefined : ownNames.get(key)) ?? key),
      anchor: freeName(kebabCase(key) || "tag", anchors),
      summary: lineAt(tag, "summary"),
      description: textAt(tag, "description"),
      operations: entries,
      overview,
    };
  });
}

/** Groups of tags in sidebar order. Tags without a group go to "More", or to a group named after the API if there are no groups. */
export function groupTags(
  document: JsonObject,
  operations: readonly OperationEntry[],
  overviews: readonly OverviewFile[],
  title: string,
): TagGroupEntry[] {
  const left = new Map(tagsOf(document, operations, overviews).map((tag) => [tag.key, tag]));
  const groups: TagGroupEntry[] = [];
  for (const group of listAt(document, "x-tagGroups")) {
    const tags = textsAt(group, "tags").flatMap((name) => {
      const tag = left.get(name);
      left.delete(name);
      return tag ?? [];
    });
    if (tags.length) groups.push({ name: lineAt(group, "name") ?? moreGroup, tags });
  }
  if (left.size) groups.push({ name: groups.length ? moreGroup : title, tags: [...left.values()] });
  return groups;
}
