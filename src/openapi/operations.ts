import { requestBodyOf, responsesOf, type ApiRequestBody, type ApiResponse } from "./bodies";
import { callbacksOf, type ApiCallback } from "./callbacks";
import type { OperationEntry } from "./collect-operations";
import type { LoadedDescription } from "./load-description";
import type { OperationLifecycle } from "./operation-lifecycles";
import { parametersOf, type ApiParameterGroup } from "./parameters";
import { excerptOf } from "./rendering";
import type { RequestSample } from "./request-samples/languages";
import { requestSamplesOf } from "./request-samples/request-samples";
import { securityOf, type SecurityRequirement } from "./security";
import { serversOf, type ApiServer } from "./servers";
import { lineAt, textAt } from "./json";
import type { Workshop } from "./workshop";

/** One operation, complete: everything that its page shows. */
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
  servers: ApiServer[];
  security: SecurityRequirement[];
  parameters: ApiParameterGroup[];
  requestBody?: ApiRequestBody;
  responses: ApiResponse[];
  /** Sent by the API; `path` is its name. */
  isWebhook: boolean;
  callbacks: ApiCallback[];
  /** One for each example of the request body, else one; none of a webhook. */
  samples: RequestSample[];
  lifecycles: OperationLifecycle[];
  links: { href: string; line: number; file: string }[];
  sourcePath: string;
}

/** What the descriptions of operations share. */
export interface OperationTools {
  description: LoadedDescription;
  workshop: Workshop;
  routePrefix: string;
  /** The lifecycles that an operation takes part in. */
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

/** The title of an operation: what its author wrote, else its id in words, else method and path. */
export function summaryOf({ operation, operationId, method, path }: OperationEntry): string {
  const own = lineAt(operation, "summary");
  return own ?? ((operationId && words(operationId)) || `${method} ${path}`);
}

/** Makes the data of one operation's page. */
export async function describeOperation(
  entry: OperationEntry,
  { description, workshop, routePrefix, lifecycles }: OperationTools,
): Promise<ApiOperation> {
  const { operation, pathItem, operationId, method, path, slug, isWebhook = false } = entry;
  const { document, references } = description;
  const markdown = textAt(operation, "description") ?? textAt(pathItem, "description");
  const rendered = await workshop.prose.rendered(markdown);
  const summary = summaryOf(entry);
  const sourcePath = entry.where?.file ?? description.file;
  const file = (markdown && description.locateText(markdown)?.file) ?? sourcePath;
  const [sent, received] = isWebhook
    ? (["response", "request"] as const)
    : (["request", "response"] as const);
  const requestBody = await requestBodyOf(operation, workshop, sent);
  const parameters = await parametersOf(pathItem, operation, workshop);
  const security = securityOf(operation, document, references);
  const servers = serversOf(operation, pathItem, document);
  const request = { method, path, servers, parameters, security, requestBody };
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
    isWebhook,
    servers,
    security,
    parameters,
    ...(requestBody && { requestBody }),
    responses: await responsesOf(operation, workshop, received),
    callbacks: await callbacksOf(operation, workshop),
    samples: isWebhook ? [] : await requestSamplesOf(request, { document, ...workshop }),
    lifecycles: await lifecycles(operationId),
    links: rendered.links.map((link) => ({ ...link, file })),
    sourcePath,
  };
}
