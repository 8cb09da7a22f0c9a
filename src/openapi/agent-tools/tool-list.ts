import type { OperationEntry } from "../collect-operations";
import { componentsOf, isObject, lineAt, listAt, objectAt, textAt, type JsonObject } from "../json";
import type { LoadedDescription } from "../load-description";
import { summaryOf } from "../describe-operation";
import type { References } from "../references";

/** An operation as a tool for language models. */
export interface AgentTool {
  name: string;
  title: string;
  description: string;
  /** Upper case. */
  method: string;
  /** `/items/{itemId}`, below the server's address. */
  path: string;
  /** Route of the operation's page; its Markdown version has `.md`. */
  page: string;
  /** JSON Schema of an object with `path`, `query`, `headers`, and `body`, as far as the operation has them. */
  inputSchema: JsonObject;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean };
}

/** All operations of an API as tools; schemas refer to `$defs` of the same file. */
export interface ToolList {
  name: string;
  version: string;
  servers: unknown[];
  $defs: JsonObject;
  tools: AgentTool[];
}

const schemas = "#/components/schemas/";
const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);
const idempotent = new Set(["PUT", "DELETE", ...readOnly]);

/** Turns references to schemas into references to `$defs`, and drops extensions. */
function toDefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toDefs);
  if (typeof value === "string" && value.startsWith(schemas))
    return `#/$defs/${value.slice(schemas.length)}`;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key.startsWith("x-") ? [] : [[key, toDefs(inner)]],
    ),
  );
}

const closedObject = (properties: [string, unknown][], required: unknown[]): JsonObject => ({
  type: "object",
  properties: Object.fromEntries(properties),
  ...(required.length && { required }),
  additionalProperties: false,
});

function parametersIn(place: string, all: readonly JsonObject[]): JsonObject | undefined {
  const parameters = all.filter((parameter) => textAt(parameter, "in") === place);
  if (!parameters.length) return undefined;
  const properties = parameters.map((parameter): [string, unknown] => {
    const description = textAt(parameter, "description");
    const schema = objectAt(parameter, "schema");
    return [textAt(parameter, "name") ?? "", { ...schema, ...(description && { description }) }];
  });
  const required = parameters.filter((parameter) => parameter.required === true);
  const names = required.map((parameter) => textAt(parameter, "name"));
  return closedObject(properties, names);
}

function bodyOf(body: unknown): JsonObject | undefined {
  const content = Object.entries(objectAt(body, "content"));
  const [type, media] = content.find(([name]) => /[/+]json/.test(name)) ?? content[0] ?? [];
  if (!type) return undefined;
  return { ...objectAt(media, "schema"), contentMediaType: type };
}

function inputSchema({ operation, pathItem }: OperationEntry, references: References): JsonObject {
  const byName = new Map<string, JsonObject>();
  for (const reference of [...listAt(pathItem, "parameters"), ...listAt(operation, "parameters")]) {
    const parameter = references.followObject(reference) ?? {};
    byName.set(`${textAt(parameter, "in")} ${textAt(parameter, "name")}`, parameter);
  }
  const parameters = [...byName.values()];
  const requestBody = references.followObject(operation.requestBody);
  const parts = Object.entries({
    path: parametersIn("path", parameters),
    query: parametersIn("query", parameters),
    headers: parametersIn("header", parameters),
    body: bodyOf(requestBody),
  }).filter(([, part]) => part !== undefined);
  const required = parts.filter(([key, part]) =>
    key === "body" ? requestBody?.required === true : part?.required !== undefined,
  );
  const names = required.map(([key]) => key);
  return toDefs(closedObject(parts, names)) as JsonObject;
}

/** Lists the operations of a bundled description as tools; `routeOf` gives the page of an operation by its slug. */
export function toolList(
  { document, operations, references }: LoadedDescription,
  routeOf: (slug: string) => string,
): ToolList {
  const tools = operations
    .filter(({ isWebhook }) => !isWebhook)
    .map((entry): AgentTool => {
      const { method, path, operation, operationId, slug } = entry;
      const title = summaryOf(entry);
      return {
        name: operationId ?? slug,
        title,
        description: textAt(operation, "description") ?? title,
        method,
        path,
        page: routeOf(slug),
        inputSchema: inputSchema(entry, references),
        annotations: {
          readOnlyHint: readOnly.has(method),
          destructiveHint: method === "DELETE",
          idempotentHint: idempotent.has(method),
        },
      };
    });
  const info = objectAt(document, "info");
  return {
    name: lineAt(info, "title") ?? "API",
    version: String(info.version ?? ""),
    servers: listAt(document, "servers"),
    $defs: toDefs(componentsOf(document, "schemas")) as JsonObject,
    tools,
  };
}
