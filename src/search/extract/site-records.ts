import type { SchemaPart } from "../../openapi/schema-node";
import { finishRecords, type RecordContext } from "../finish-records";
import type { SearchRecord } from "../record";
import { downloadDrafts, type SourceDownload } from "./download-drafts";
import { fieldDrafts } from "./field-drafts";
import { glossaryDrafts, type SourceGlossary } from "./glossary-drafts";
import { htmlText } from "./html-sections";
import {
  operationDrafts,
  overviewDrafts,
  strayErrorDrafts,
  type SourceOperation,
  type SourceTag,
} from "./operation-drafts";
import {
  categoryDrafts,
  pageDrafts,
  type GroupNames,
  type SourceCategory,
  type SourcePage,
} from "./page-drafts";
import { stateDrafts } from "./state-drafts";

/** Everything on a site that readers can find. */
export interface SearchSource {
  pages: readonly SourcePage[];
  categories: readonly SourceCategory[];
  glossary: SourceGlossary;
  api: {
    title: string;
    route: string;
    html: string;
    lifecyclePages: Record<string, string>;
    /** Heading of its files on the page. */
    downloadsTitle: string;
    downloads: readonly SourceDownload[];
  } | null;
  tags: readonly SourceTag[];
  operations: readonly SourceOperation[];
  parts: readonly SchemaPart[];
  groups: GroupNames;
  context: RecordContext;
}

export function siteRecords(source: SearchSource): SearchRecord[] {
  const { pages, categories, glossary, api, tags, operations, parts, groups, context } = source;
  const overviews = overviewDrafts(tags);
  const explained = new Set(
    overviews.filter(({ kind }) => kind === "error").flatMap(({ names = [] }) => names),
  );
  return finishRecords(
    [
      ...pageDrafts(pages, categories, groups),
      ...categoryDrafts(categories, groups),
      ...glossaryDrafts(glossary, groups),
      ...(api
        ? [
            {
              kind: "category" as const,
              trail: [api.title, api.title],
              content: htmlText(api.html),
              route: api.route,
            },
            ...downloadDrafts(api, api.downloadsTitle, api.downloads),
          ]
        : []),
      ...overviews,
      ...operationDrafts(operations),
      ...strayErrorDrafts(operations, explained),
      ...stateDrafts(operations, parts, api?.lifecyclePages ?? {}),
      ...fieldDrafts(operations, parts),
    ],
    context,
  );
}
