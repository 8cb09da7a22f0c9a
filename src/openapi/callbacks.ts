import { requestBodyOf, responsesOf, type ApiRequestBody, type ApiResponse } from "./bodies";
import { isHttpMethod } from "./http-methods";
import { isObject, lineAt, objectAt, textAt, type JsonObject } from "./json";
import type { References } from "./references";
import { parametersOf, type ApiParameterGroup } from "./parameters";
import { kebabCase } from "../content/markdown/kebab-case";
import { freeName } from "./slugs";
import type { DescriptionMemo } from "./description-memo";

/** A request that the API sends to an address from the caller. */
export interface ApiCallback {
  /** Anchor and start of its field addresses: `callback-order-shipped`. */
  id: string;
  name: string;
  /** Upper case. */
  method: string;
  /** Target of the request: `{$request.body#/callbackUrl}`. */
  expression: string;
  summary?: string;
  descriptionHtml: string;
  parameters: ApiParameterGroup[];
  requestBody?: ApiRequestBody;
  responses: ApiResponse[];
}

/** A callback as written, with its references followed. */
export interface CallbackSource {
  id: string;
  name: string;
  expression: string;
  method: string;
  pathItem: JsonObject;
  operation: JsonObject;
}

/** The callbacks of an operation, in the order of the description. */
export function callbackSources(operation: JsonObject, references: References): CallbackSource[] {
  const taken = new Set<string>();
  const sources: CallbackSource[] = [];
  for (const [name, callback] of Object.entries(objectAt(operation, "callbacks")))
    for (const [expression, item] of Object.entries(references.followObject(callback) ?? {})) {
      const pathItem = references.followObject(item);
      if (expression.startsWith("x-") || !pathItem) continue;
      for (const [key, inner] of Object.entries(pathItem)) {
        if (!isHttpMethod(key) || !isObject(inner)) continue;
        const id = freeName(`callback-${kebabCase(name) || "request"}`, taken);
        const method = key.toUpperCase();
        sources.push({ id, name, expression, method, pathItem, operation: inner });
      }
    }
  return sources;
}

/** The callbacks of an operation as its page shows them. */
export async function callbacksOf(
  operation: JsonObject,
  memo: DescriptionMemo,
): Promise<ApiCallback[]> {
  return Promise.all(
    callbackSources(operation, memo.references).map(
      async ({ operation: inner, pathItem, ...source }) => {
        const summary = lineAt(inner, "summary");
        const requestBody = await requestBodyOf(inner, memo, "response");
        return {
          ...source,
          ...(summary && { summary }),
          descriptionHtml: await memo.prose.html(textAt(inner, "description")),
          parameters: await parametersOf(pathItem, inner, memo),
          ...(requestBody && { requestBody }),
          responses: await responsesOf(inner, memo, "request"),
        };
      },
    ),
  );
}
