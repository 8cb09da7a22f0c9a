import { requestBodyOf, responsesOf, type ApiRequestBody, type ApiResponse } from "./bodies";
import { callbacksOf, type ApiCallback } from "./callbacks";
import type { OperationEntry } from "./collect-operations";
import type { LoadedDescription } from "./load-description";
import type { OperationLifecycle } from "./operation-lifecycles";
import { parametersOf, type ApiParameterGroup } from "./parameters";
import { excerptOf } from "./rendering";
import { answerFormOf, type AnswerForm } from "./request-samples/answer-form";
import type { RequestSample } from "./request-samples/languages";
import { requestSamplesOf } from "./request-samples/request-samples";
import { securityOf, type SecurityRequirement } from "./security-requirements";
import { serversOf, type ApiServer } from "./servers";
import { lineAt, textAt } from "./json";
import type { DescriptionMemo } from "./description-memo";

/** Everything that the page of an operation shows. */
export interface ApiOperation {
  slug: string;
  route: string;
  operationId?: string;
  method: string;
  path: string;
  summary: string;
  excerpt: string;
  descriptionHtml: string;
  deprecated: boolean;
  /** The version that has brought the operation: its `x-since`, else that of `info`. */
  since?: string;
  servers: ApiServer[];
  security: SecurityRequirement[];
  parameters: ApiParameterGroup[];
  requestBody?: ApiRequestBody;
  responses: ApiResponse[];
  /** The API sends the request; `path` is the webhook's name. */
  isWebhook: boolean;
  callbacks: ApiCallback[];
  /** What samples know of the answer. */
  answer: AnswerForm;
  /** One for each example of the request body, but at least one, and one with paging for a list; none for a webhook. */
  samples: RequestSample[];
  lifecycles: OperationLifecycle[];
  links: { href: string; line: number; file: string }[];
  sourcePath: string;
}

/** What building the operations of a description shares. */
export interface OperationTools {
  description: LoadedDescription;
  memo: DescriptionMemo;
  routePrefix: string;
  lifecycles(operationId: string | undefined): Promise<OperationLifecycle[]>;
}

function words(operationId: string): string {
  const text = operationId
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The title of an operation: its summary, or its operationId in words, or its method and path. */
export function summaryOf({ operation, operationId, method, path }: OperationEntry): string {
  const summary = lineAt(operation, "summary");
  return summary ?? ((operationId && words(operationId)) || `${method} ${path}`);
}

/** Builds the data of an operation's page. */
export async function describeOperation(
  entry: OperationEntry,
  { description, memo, routePrefix, lifecycles }: OperationTools,
): Promise<ApiOperation> {
  const { operation, pathItem, operationId, method, path, slug, isWebhook = false } = entry;
  const { document, references } = description;
  const markdown = textAt(operation, "description") ?? textAt(pathItem, "description");
  const rendered = await memo.prose.rendered(markdown);
  const summary = summaryOf(entry);
  const since = lineAt(operation, "x-since") ?? lineAt(document.info, "x-since");
  const sourcePath = entry.where?.file ?? description.file;
  const file = (markdown && description.locateText(markdown)?.file) ?? sourcePath;
  const [sent, received] = isWebhook
    ? (["response", "request"] as const)
    : (["request", "response"] as const);
  const requestBody = await requestBodyOf(operation, memo, sent);
  const parameters = await parametersOf(pathItem, operation, memo);
  const security = securityOf(operation, document, references);
  const servers = serversOf(operation, pathItem, document);
  const responses = await responsesOf(operation, memo, received);
  const answer = answerFormOf({ method, responses }, document);
  const request = { method, path, servers, parameters, security, requestBody, answer };
  return {
    slug,
    route: `${routePrefix}/${slug}`,
    ...(operationId && { operationId }),
    method,
    path,
    summary,
    excerpt: excerptOf(rendered.text || summary),
    descriptionHtml: rendered.html,
    deprecated: operation.deprecated === true,
    ...(since && { since }),
    isWebhook,
    servers,
    security,
    parameters,
    ...(requestBody && { requestBody }),
    responses,
    callbacks: await callbacksOf(operation, memo),
    answer,
    samples: isWebhook ? [] : requestSamplesOf(request, { document, ...memo }),
    lifecycles: await lifecycles(operationId),
    links: rendered.links.map((link) => ({ ...link, file })),
    sourcePath,
  };
}
