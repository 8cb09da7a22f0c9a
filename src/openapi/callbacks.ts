import { requestBodyOf, responsesOf, type ApiRequestBody, type ApiResponse } from "./bodies";
import { isHttpMethod } from "./http-methods";
import { isObject, lineAt, objectAt, textAt, type JsonObject } from "./json";
import type { References } from "./references";
import { parametersOf, type ApiParameterGroup } from "./parameters";
import { kebabCase } from "../content/markdown/kebab-case";
import { freeName } from "./slugs";
import type { Workshop } from "./workshop";

/** A request that the API sends to an address that the caller has given. */
export interface ApiCallback {
  /** Anchor, and where the addresses of its fields begin: `callback-order-shipped`. */
  id: string;
  name: string;
  /** Upper case. */
  method: string;
  /** Where the request goes: `{$request.body#/callbackUrl}`. */
  expression: string;
  summary?: string;
  descriptionHtml: string;
  parameters: ApiParameterGroup[];
  requestBody?: ApiRequestBody;
  responses: ApiResponse[];
}

/** A callback as it is written, with its references followed. */
export interface CallbackSource {
  id: string;
  name: string;
  expression: string;
  method: string;
  pathItem: JsonObject;
  operation: JsonObject;
}

/** The callbacks of an operation, in their order. */
export function callbackSources(operation: JsonObject, references: References): CallbackSource[] {
  const taken = new Set<string>();
  const idOf = (name: string) => freeName(`callback-${kebabCase(name) || "request"}`, taken);
  return Object.entries(objectAt(operation, "callbacks")).flatMap(([name, reference]) => {
    const { value: callback } = references.follow(reference);
    if (!isObject(callback)) return [];
    return Object.entries(callback).flatMap(([expression, item]) => {
      const { value: pathItem } = references.follow(item);
      if (expression.startsWith("x-") || !isObject(pathItem)) return [];
      return Object.entries(pathItem).flatMap(([key, inner]) =>
        isHttpMethod(key) && isObject(inner)
          ? [
              {
                id: idOf(name),
                ...{ name, expression, method: key.toUpperCase(), pathItem, operation: inner },
              },
            ]
          : [],
      );
    });
  });
}

/** The callbacks of an operation as its page shows them. */
export async function callbacksOf(
  operation: JsonObject,
  workshop: Workshop,
): Promise<ApiCallback[]> {
  return Promise.all(
    callbackSources(operation, workshop.references).map(
      async ({ operation: inner, pathItem, ...source }) => {
        const summary = lineAt(inner, "summary");
        const requestBody = await requestBodyOf(inner, workshop, "response");
        return {
          ...source,
          ...(summary && { summary }),
          descriptionHtml: await workshop.prose.html(textAt(inner, "description")),
          parameters: await parametersOf(pathItem, inner, workshop),
          ...(requestBody && { requestBody }),
          responses: await responsesOf(inner, workshop, "request"),
        };
      },
    ),
  );
}
