import type { SchemaNode } from "../../openapi/model";
import type { RecordDraft } from "../record";
import { htmlSections, htmlText } from "./html-sections";

/** A tag as extraction needs it. */
export interface SourceTag {
  name: string;
  to: string;
  summary: string;
  overview?: { route: string; html: string } | null;
}

/** A parameter or a header. */
export interface SourceParameter {
  name: string;
  descriptionHtml: string;
  schema: SchemaNode;
}

export interface SourceBody {
  content: readonly { mediaType: string; schema?: SchemaNode | null; sameAs?: string | null }[];
}

interface SourceResponse extends SourceBody {
  status: string;
}

interface ParameterPlace {
  place: string;
  parameters: readonly SourceParameter[];
}

/** An operation as extraction needs it. */
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

const errorAnchor = /^error-/;

/** The texts of errors begin with their status, by which they are looked for as well. */
const statusIn = (text: string): string[] => /^Status (\d{3})\b/.exec(text)?.slice(1) ?? [];

/** One for each operation: summary, method and path, operationId, description. */
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

/** The overview of a tag and each of its headings; headings of error codes are errors. */
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
        const code = id && errorAnchor.test(id) ? id.replace(errorAnchor, "") : undefined;
        if (!code)
          return {
            ...at,
            kind: "overview",
            trail: [name, name, ...titles],
            content: text,
            anchor: id,
          };
        const trail = [name, name, code];
        return {
          ...at,
          kind: "error",
          trail,
          content: text,
          anchor: id,
          names: [code, `error-${code}`, ...statusIn(text)],
        };
      }),
    ];
  });
}

/** Error codes that no page explains: found at the first operation that names them. */
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
