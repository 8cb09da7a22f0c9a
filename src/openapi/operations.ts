import { requestBodyOf, responsesOf, type ApiRequestBody, type ApiResponse } from "./bodies";
import type { OperationEntry } from "./collect-operations";
import type { LoadedDescription } from "./load-description";
import { parametersOf, type ApiParameterGroup } from "./parameters";
import { excerptOf } from "./rendering";
import { securityOf, type SecurityRequirement } from "./security";
import { serversOf, type ApiServer } from "./servers";
import { textAt } from "./json";
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
  links: { href: string; line: number; file: string }[];
  sourcePath: string;
}

function words(operationId: string): string {
  const text = operationId
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function summaryOf({ operation, operationId, method, path }: OperationEntry): string {
  const own = textAt(operation, "summary");
  return own ?? ((operationId && words(operationId)) || `${method} ${path}`);
}

/** Makes the data of one operation's page. */
export async function describeOperation(
  entry: OperationEntry,
  description: LoadedDescription,
  workshop: Workshop,
  routePrefix: string,
): Promise<ApiOperation> {
  const { operation, pathItem, operationId, method, path, slug } = entry;
  const { document, references } = description;
  const markdown = textAt(operation, "description") ?? textAt(pathItem, "description");
  const rendered = await workshop.prose.rendered(markdown);
  const summary = summaryOf(entry);
  const sourcePath = entry.where?.file ?? description.file;
  const file = (markdown && description.locateText(markdown)?.file) ?? sourcePath;
  const requestBody = await requestBodyOf(operation, workshop);
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
    servers: serversOf(operation, pathItem, document),
    security: securityOf(operation, document, references),
    parameters: await parametersOf(pathItem, operation, workshop),
    ...(requestBody && { requestBody }),
    responses: await responsesOf(operation, workshop),
    links: rendered.links.map((link) => ({ ...link, file })),
    sourcePath,
  };
}
