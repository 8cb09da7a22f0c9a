import { isObject, lineAt, listAt, objectAt, textAt, type JsonObject } from "../json";
import { summaryOf } from "../operations";
import type { LoadedDescription } from "../load-description";

/** One operation as a tool: what a model has to fill in, as JSON Schema. */
export interface AgentTool {
  name: string;
  title: string;
  description: string;
  /** GET, POST … */
  method: string;
  /** `/items/{itemId}`, below the server's address. */
  path: string;
  /** Route of the page that describes it; its twin is there with `.md`. */
  page: string;
  /** `path`, `query`, `headers` and `body`, each as far as the operation has it. */
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

/** The same with references to schemas leading to `$defs`; what only documentation reads is left out. */
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

function parametersIn(
  place: string,
  { parameters }: { parameters: readonly JsonObject[] },
): JsonObject | undefined {
  const own = parameters.filter((one) => textAt(one, "in") === place);
  if (!own.length) return undefined;
  const properties = own.map((one) => {
    const description = textAt(one, "description");
    const schema = isObject(one.schema) ? one.schema : {};
    return [textAt(one, "name") ?? "", { ...schema, ...(description && { description }) }];
  });
  const required = own.filter((one) => one.required === true).map((one) => textAt(one, "name"));
  return {
    type: "object",
    properties: Object.fromEntries(properties) as JsonObject,
    ...(required.length && { required }),
    additionalProperties: false,
  };
}

function bodyOf(body: unknown): JsonObject | undefined {
  const content = Object.entries(objectAt(body, "content"));
  const [type, media] = content.find(([name]) => /[/+]json/.test(name)) ?? content[0] ?? [];
  if (!type) return undefined;
  const schema = isObject(media) && isObject(media.schema) ? media.schema : {};
  return { ...schema, contentMediaType: type };
}

/** Lists the operations of a bundled description as tools; `routeOf` gives the page of an operation by its slug. */
export function toolList(
  { document, operations, references }: LoadedDescription,
  routeOf: (slug: string) => string,
): ToolList {
  const follow = (value: unknown) => references.follow(value).value;
  const tools = operations
    .filter(({ isWebhook }) => !isWebhook)
    .map((entry): AgentTool => {
      const { method, path, pathItem, operation, operationId, slug } = entry;
      const title = summaryOf(entry);
      const byName = new Map(
        [...listAt(pathItem, "parameters"), ...listAt(operation, "parameters")]
          .map(follow)
          .filter(isObject)
          .map((one) => [`${textAt(one, "in")} ${textAt(one, "name")}`, one] as const),
      );
      const all = { parameters: [...byName.values()] };
      const requestBody = follow(operation.requestBody);
      const body = bodyOf(requestBody);
      const parts = Object.entries({
        path: parametersIn("path", all),
        query: parametersIn("query", all),
        headers: parametersIn("header", all),
        body,
      }).filter(([, part]) => part !== undefined);
      const required = parts
        .filter(([key, part]) =>
          key === "body"
            ? isObject(requestBody) && requestBody.required === true
            : isObject(part) && part.required !== undefined,
        )
        .map(([key]) => key);
      return {
        name: operationId ?? slug,
        title,
        description: textAt(operation, "description") ?? title,
        method,
        path,
        page: routeOf(slug),
        inputSchema: toDefs({
          type: "object",
          properties: Object.fromEntries(parts),
          ...(required.length && { required }),
          additionalProperties: false,
        }) as JsonObject,
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
    $defs: toDefs(objectAt(objectAt(document, "components"), "schemas")) as JsonObject,
    tools,
  };
}
