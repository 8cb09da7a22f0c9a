import type { SchemaNode } from "../../openapi/schema-node";
import type { RecordDraft } from "../record";
import { htmlSections, htmlText } from "./html-sections";

export interface SourceTag {
  name: string;
  to: string;
  summary: string;
  overview?: { route: string; html: string } | null;
}

/** A parameter or header. */
export interface SourceParameter {
  name: string;
  descriptionHtml: string;
  schema: SchemaNode;
}

export interface SourceBody {
  content: readonly { mediaType: string; schema?: SchemaNode | null; sameAs?: string | null }[];
}

type SourceResponse = SourceBody & { status: string };

interface ParameterPlace {
  place: string;
  parameters: readonly SourceParameter[];
}

export interface SourceOperation {
  tagName: string;
  slug: string;
  route: string;
  operationId?: string | null;
  method: string;
  path: string;
  summary: string;
  descriptionHtml: string;
  parameters: readonly ParameterPlace[];
  requestBody?: SourceBody | null;
  responses: readonly (SourceResponse & {
    descriptionHtml: string;
    headers: readonly SourceParameter[];
    errorCodes: readonly string[];
  })[];
  callbacks: readonly {
    id: string;
    parameters: readonly ParameterPlace[];
    requestBody?: SourceBody | null;
    responses: readonly SourceResponse[];
  }[];
}

const errorPrefix = "error-";

/** The texts of errors begin with their status, which readers also search for. */
const statusIn = (text: string): string[] => /^Status (\d{3})\b/.exec(text)?.slice(1) ?? [];

export function operationDrafts(operations: readonly SourceOperation[]): RecordDraft[] {
  return operations.map((operation) => {
    const { method, path, operationId, slug, summary, tagName, route } = operation;
    return {
      kind: "operation",
      trail: [tagName, summary],
      content: htmlText(operation.descriptionHtml),
      route,
      names: [...new Set([`${method} ${path}`, path, slug, operationId ?? slug])],
    };
  });
}

/** The overviews of tags and their sections; sections about error codes are errors. */
export function overviewDrafts(tags: readonly SourceTag[]): RecordDraft[] {
  return tags.flatMap(({ name, summary, overview }) => {
    if (!overview) return [];
    const at = { route: overview.route };
    const [lead, ...parts] = htmlSections(overview.html);
    const slug = overview.route.split("/").at(-1) ?? "";
    return [
      {
        ...at,
        kind: "overview" as const,
        trail: [name, name],
        content: [summary, lead?.text].filter(Boolean).join(" "),
        names: [slug],
      },
      ...parts.map(({ id, titles, text }): RecordDraft => {
        const code = id?.startsWith(errorPrefix) && id.slice(errorPrefix.length);
        const section = { ...at, content: text, anchor: id };
        return code
          ? {
              ...section,
              kind: "error",
              trail: [name, name, code],
              names: [code, `error-${code}`, ...statusIn(text)],
            }
          : { ...section, kind: "overview", trail: [name, name, ...titles] };
      }),
    ];
  });
}

/** Error codes that no page explains, each at the first operation that names it. */
export function strayErrorDrafts(
  operations: readonly SourceOperation[],
  explained: ReadonlySet<string>,
): RecordDraft[] {
  const drafts = new Map<string, RecordDraft>();
  for (const { tagName, summary, route, responses } of operations)
    for (const { status, errorCodes, descriptionHtml } of responses)
      for (const code of errorCodes)
        if (!explained.has(code) && !drafts.has(code))
          drafts.set(code, {
            kind: "error",
            trail: [tagName, summary, code],
            content: htmlText(descriptionHtml),
            route,
            anchor: `response-${status}`,
            names: [code, `error-${code}`],
          });
  return [...drafts.values()];
}
