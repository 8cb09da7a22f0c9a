import type { ApiMediaType, ApiRequestBody } from "../bodies";
import { componentsOf, isObject, type JsonObject } from "../json";
import { ReadingCache } from "../reading-cache";
import type { ApiParameterGroup } from "../parameters";
import type { References } from "../references";
import type { Highlighting } from "../rendering";
import type { SecurityRequirement } from "../security-requirements";
import type { ApiServer } from "../servers";
import { parseJson } from "../../config/parse-json";
import { text } from "../../i18n/description-text";
import { pagingOf, type AnswerForm } from "./answer-form";
import { httpRequest, type FormField, type HttpBody } from "./http-request";
import { sampleLanguages, type RequestSample, type SampleLanguage } from "./languages";
import { pagingSample } from "./paging-sample";
import { printRequest } from "./print-request";

/** Code of samples, by language and request. */
export const printedSamples = new ReadingCache<string>();

interface SampledOperation {
  method: string;
  path: string;
  servers: readonly ApiServer[];
  parameters: readonly ApiParameterGroup[];
  security: readonly SecurityRequirement[];
  requestBody?: ApiRequestBody;
  answer: AnswerForm;
}

interface Tools {
  document: JsonObject;
  references: References;
  highlight: Highlighting["highlight"];
}

function fieldsOf(json: string, files: readonly string[]): FormField[] | undefined {
  const form = parseJson(json);
  if (!isObject(form)) return undefined;
  return Object.entries(form).flatMap(([name, given]) => {
    const isFile = files.includes(name);
    // Several files become several fields with the same name.
    const values = isFile && Array.isArray(given) ? (given as unknown[]) : [given];
    return values.map((value) => ({
      name,
      value: typeof value === "string" ? value : JSON.stringify(value),
      ...(isFile && { isFile: true as const }),
    }));
  });
}

function bodyFrom({ mediaType, files }: ApiMediaType, code: string): HttpBody {
  const body = { mediaType, text: code };
  // The example has one line per field.
  if (/x-www-form-urlencoded/i.test(mediaType))
    return { ...body, text: code.replaceAll("&\n", "&") };
  const fields = /^multipart\/form-data/i.test(mediaType) ? fieldsOf(code, files ?? []) : undefined;
  return fields?.length ? { ...body, fields } : body;
}

function bodiesOf(
  requestBody: ApiRequestBody | undefined,
): (Pick<RequestSample, "name" | "label" | "descriptionHtml"> & { body?: HttpBody })[] {
  const content = requestBody?.content ?? [];
  const bodies = content.flatMap((media) =>
    media.examples.map(({ name, summary, descriptionHtml, code, generated }) => ({
      ...(!generated && { name }),
      ...(descriptionHtml && { descriptionHtml }),
      label: `${summary ?? name}${content.length > 1 ? ` (${media.mediaType})` : ""}`,
      body: bodyFrom(media, code),
    })),
  );
  return bodies.length ? bodies : [{ label: "" }];
}

function schemesOf({ document, references }: Tools): JsonObject {
  return Object.fromEntries(
    Object.entries(componentsOf(document, "securitySchemes")).map(([name, scheme]) => [
      name,
      references.follow(scheme).value,
    ]),
  );
}

/** A list is read to its end by a sample of its own. */
function isPaged({ method, parameters, answer }: SampledOperation, parameter: string): boolean {
  const queries = parameters.find(({ place }) => place === "query")?.parameters ?? [];
  return method === "GET" && answer.isJson && queries.some(({ name }) => name === parameter);
}

/** The samples of an operation: one for each example of its request body, and one with paging for a list, in every language; their HTML follows. */
export function requestSamplesOf(operation: SampledOperation, tools: Tools): RequestSample[] {
  const source = {
    ...operation,
    server: operation.servers[0]?.url ?? "",
    schemes: schemesOf(tools),
  };
  const inEveryLanguage = (from: unknown, code: (language: SampleLanguage) => string) => {
    const key = JSON.stringify(from);
    const html: Record<string, string> = {};
    for (const { id, grammar } of sampleLanguages) {
      // Keeps the languages in order, whichever is highlighted first.
      html[id] = "";
      tools.highlight(
        printedSamples.get(`${id} ${key}`, () => code(id)),
        grammar,
        (highlighted) => {
          html[id] = highlighted;
        },
      );
    }
    return html;
  };
  const samples = bodiesOf(operation.requestBody).map(({ body, ...known }): RequestSample => {
    const request = httpRequest(source, body);
    return { ...known, html: inEveryLanguage(request, (id) => printRequest(id, request)) };
  });
  const paging = pagingOf(tools.document);
  if (!paging || !isPaged(operation, paging.parameter)) return samples;
  const request = httpRequest(source);
  return [
    { label: text.onePage, html: samples[0]?.html ?? {} },
    {
      label: text.withPaging,
      html: inEveryLanguage([request, paging], (id) => pagingSample(id, request, paging)),
      hasPaging: true,
    },
  ];
}
