import { isObject, listAt, objectAt, textAt, type JsonObject } from "../../openapi/json";
import { placeholders } from "../../openapi/request-samples/http-request";
import type { LoadedDescription } from "../../openapi/load-description";

/** A parameter of an operation. */
export interface ContractParameter {
  name: string;
  place: string;
  required: boolean;
  /** Lists are joined with commas, not repeated. */
  joined: boolean;
  schema: unknown;
  example: unknown;
}

/** Media type -> schema. */
export type Bodies = ReadonlyMap<string, unknown>;

/** A header that authorizes a request, with the placeholder that samples show. */
interface CredentialHeader {
  name: string;
  sample: string;
}

/** An operation, for checks of calls. */
export interface ContractOperation {
  slug: string;
  method: string;
  path: string;
  parameters: ContractParameter[];
  request?: { required: boolean; bodies: Bodies };
  /** By status. */
  responses: ReadonlyMap<string, Bodies>;
  /** Sets of headers, one of which authorizes a request; empty if none is required. */
  credentials: CredentialHeader[][];
}

/** The API description, for checks of calls, bodies, and references. */
export interface Contract {
  operations: ReadonlyMap<string, ContractOperation>;
  /** Without trailing slashes. */
  servers: string[];
  /** Component schemas by name. */
  schemas: JsonObject;
  /** What a schema is or refers to. */
  follow(schema: unknown): unknown;
}

function bodiesOf(holder: unknown): Bodies {
  return new Map(
    Object.entries(objectAt(holder, "content")).map(([type, media]) => [
      type,
      isObject(media) ? media.schema : undefined,
    ]),
  );
}

function parameterOf(value: unknown): ContractParameter {
  const place = textAt(value, "in") ?? "query";
  const at = isObject(value) ? value : {};
  const style =
    textAt(value, "style") ?? (place === "query" || place === "cookie" ? "form" : "simple");
  return {
    name: textAt(value, "name") ?? "",
    place,
    required: at.required === true,
    joined: style !== "form" || at.explode === false,
    schema: at.schema,
    example: at.example,
  };
}

/** The header of a security scheme, if it uses one. */
function headerOf(scheme: unknown): CredentialHeader | undefined {
  const { apiKey, credentials, token } = placeholders;
  if (textAt(scheme, "type") !== "apiKey") {
    const isBasic = textAt(scheme, "scheme")?.toLowerCase() === "basic";
    return { name: "Authorization", sample: isBasic ? `Basic ${credentials}` : `Bearer ${token}` };
  }
  const name = textAt(scheme, "in") === "header" ? textAt(scheme, "name") : undefined;
  return name === undefined ? undefined : { name, sample: apiKey };
}

/** Prepares a description for the checks of pages. */
export function contractOf({ document, references, operations }: LoadedDescription): Contract {
  const follow = (value: unknown) => references.follow(value).value;
  const components = objectAt(document, "components");
  const schemes = objectAt(components, "securitySchemes");
  const credentialsOf = (operation: JsonObject) => {
    const security = isObject(operation) && "security" in operation ? operation : document;
    const sets = listAt(security, "security").map((requirement) =>
      Object.keys(isObject(requirement) ? requirement : {}).flatMap(
        (name) => headerOf(follow(schemes[name])) ?? [],
      ),
    );
    return sets.some((set) => !set.length) ? [] : sets;
  };
  const entries = operations.map(
    ({ slug, method, path, pathItem, operation }): [string, ContractOperation] => {
      const parameters = [
        ...listAt(pathItem, "parameters"),
        ...listAt(operation, "parameters"),
      ].map((value) => parameterOf(follow(value)));
      const body = follow(operation.requestBody);
      const responses = Object.entries(objectAt(operation, "responses"));
      return [
        slug,
        {
          slug,
          method,
          path,
          parameters: [
            ...new Map(parameters.map((one) => [`${one.place} ${one.name}`, one])).values(),
          ],
          ...(isObject(body) && {
            request: { required: body.required === true, bodies: bodiesOf(body) },
          }),
          responses: new Map(
            responses.map(([status, response]) => [status, bodiesOf(follow(response))]),
          ),
          credentials: credentialsOf(operation),
        },
      ];
    },
  );
  return {
    operations: new Map(entries),
    servers: listAt(document, "servers").flatMap(
      (server) => textAt(server, "url")?.replace(/\/$/, "") ?? [],
    ),
    schemas: objectAt(components, "schemas"),
    follow: (schema) => references.followSchema(schema).value,
  };
}

/** The schema of the JSON body. */
export function jsonSchemaOf(bodies: Bodies | undefined): unknown {
  const type = [...(bodies?.keys() ?? [])].find((name) => /[/+]json\b/.test(name));
  return type === undefined ? undefined : bodies?.get(type);
}

/** The bodies of a status, of `4XX`, or of `default`. */
export function responseFor({ responses }: ContractOperation, status: string): Bodies | undefined {
  return responses.get(status) ?? responses.get(`${status[0]}XX`) ?? responses.get("default");
}
