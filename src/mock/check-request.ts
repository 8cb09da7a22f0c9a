import { isObject, textAt } from "../openapi/json";
import type { PathValues } from "./path-matcher";
import { checkParameters } from "./check-parameters";
import type { SchemaError } from "../openapi/validation/validate-schema";
import type { MockRequest } from "./model";
import type { Operation } from "./operations";
import { documentedCode, refuse } from "./problems";
import { detailOf } from "./request-errors";
import type { Catalogue } from "./world";

/** Request headers by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** A request that was found to be well-formed, with its parameters as values. */
export interface CheckedRequest {
  operation: Operation;
  path: PathValues;
  query: Readonly<Record<string, unknown>>;
  headers: Headers;
  body: unknown;
  /** The path as it was asked for, for `instance`. */
  instance: string;
}

/** The scopes of a credential; undefined for one that may do everything. */
export type ScopesOf = (headers: Headers) => readonly string[] | undefined;

/** A credential of any kind; which one and whose, the mock does not ask. */
function checkCredential(
  operation: Operation,
  headers: Headers,
  scopesOf: ScopesOf | undefined,
): void {
  if (!operation.needsCredential) return;
  const bearer = /^Bearer\s+\S/.test(headers.authorization ?? "");
  if (bearer || headers["x-api-key"]) {
    const granted = scopesOf?.(headers);
    const missing = granted && operation.scopes.find((scope) => !granted.includes(scope));
    if (missing)
      refuse(
        403,
        documentedCode(operation, 403, () => true) ?? "scope-missing",
        `The credential lacks the scope ${missing}.`,
      );
    return;
  }
  const code = documentedCode(operation, 401, () => true) ?? "authentication-required";
  refuse(401, code, "Send a bearer token in Authorization or an API key in X-Api-Key.");
}

const essence = (mediaType: string | undefined) => mediaType?.split(";")[0]?.trim().toLowerCase();

/** True for a body that JSON Schema can speak of. */
const hasFields = (mediaType: string) => /[/+]json\b|form/i.test(mediaType);

function checkBody(
  operation: Operation,
  request: MockRequest,
  headers: Headers,
  catalogue: Catalogue,
): unknown {
  const { body: first } = operation;
  const { body } = request;
  if (!first) return undefined;
  const type = essence(headers["content-type"]);
  const asked = first.contents.find(({ mediaType }) => essence(mediaType) === type);
  const content = asked ?? first;
  if (body !== undefined && !asked && operation.answers.some(({ status }) => status === 415))
    refuse(
      415,
      documentedCode(operation, 415, () => true) ?? "unsupported-media-type",
      `The body is ${type ?? "of no stated type"}, but has to be ${first.contents.map(({ mediaType }) => mediaType).join(" or ")}.`,
    );
  if (typeof body === "string" && !request.isJson && content.mediaType.endsWith("json"))
    refuse(
      400,
      documentedCode(operation, 400, (one) => one === "malformed-request") ?? "malformed-request",
      "The body is not JSON.",
    );
  if (body === undefined && !first.required) return undefined;
  if (body !== undefined && !hasFields(content.mediaType)) return body;
  // A form is checked by its fields; what a file holds, JSON Schema does not see.
  const value = body ?? (content.mediaType.endsWith("json") ? undefined : {});
  const errors =
    value === undefined
      ? [{ pointer: "", keyword: "required", params: {}, message: "is required" }]
      : catalogue.validate(content.pointer, value);
  if (errors.length) refuseBody(operation, errors, catalogue);
  return value;
}

/** Ends the request with what the schema says against its body. */
export function refuseBody(
  operation: Operation,
  errors: readonly SchemaError[],
  catalogue: Catalogue,
): never {
  const { reader } = catalogue;
  const answer = operation.success.content;
  const readOnly = new Set(
    answer
      ? reader
          .fields(answer.schema)
          .filter((field) => field.readOnly)
          .map(({ name }) => name)
      : [],
  );
  const details = errors.map((error) => detailOf(error, readOnly));
  const code =
    documentedCode(operation, 422, (one) => one === "validation-failed") ??
    documentedCode(operation, 422, () => true) ??
    "validation-failed";
  const count = details.length === 1 ? "1 field was" : `${details.length} fields were`;
  return refuse(
    422,
    code,
    `${count} refused: ${details.map(({ message }) => message).join(" ")}`,
    details,
  );
}

/** Goes through a request as the API does: credential, parameters, media type, body. */
export function checkRequest(
  operation: Operation,
  path: PathValues,
  request: MockRequest,
  instance: string,
  catalogue: Catalogue,
  scopesOf?: ScopesOf,
): CheckedRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  checkCredential(operation, headers, scopesOf);
  const query = checkParameters(operation, path, request, headers, catalogue);
  const body = checkBody(operation, request, headers, catalogue);
  return { operation, path, query, headers, body, instance };
}

/** The text of a field of a body. */
export const textIn = (body: unknown, name: string): string | undefined =>
  isObject(body) ? textAt(body, name) : undefined;
