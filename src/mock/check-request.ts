import { isObject, type JsonObject } from "../openapi/json";
import type { PathValues } from "./path-matcher";
import { checkParameters } from "./check-parameters";
import type { SchemaError } from "../openapi/validation/validate-schema";
import { tooFineAmounts } from "./minor-units";
import type { MockRequest } from "./model";
import type { Operation } from "./mock-operations";
import { codesOf, refuse, refuseBody } from "./problems";
import { variantsOf } from "../openapi/variants";
import { detailOf } from "./request-errors";
import type { SchemaReader } from "./schema-reader";
import type { Catalog } from "./world";

/** Request headers by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** A valid request, with its parameters as values. */
export interface CheckedRequest {
  operation: Operation;
  path: PathValues;
  query: Readonly<Record<string, unknown>>;
  headers: Headers;
  body: unknown;
  /** The requested path, for problems. */
  instance: string;
}

/** Accepts any bearer token or API key. */
function checkCredential(operation: Operation, headers: Headers): void {
  if (!operation.needsCredential) return;
  const hasToken = /^Bearer\s+\S/.test(headers.authorization ?? "");
  if (hasToken || headers["x-api-key"]) return;
  const code = codesOf(operation, 401)[0] ?? "authentication-required";
  refuse(401, code, "Send a bearer token in Authorization or an API key in X-Api-Key.");
}

const essence = (mediaType: string | undefined) => mediaType?.split(";")[0]?.trim().toLowerCase();

/** True for bodies that JSON Schema can describe. */
const hasFields = (mediaType: string) => /[/+]json\b|form/i.test(mediaType);

function checkBody(
  operation: Operation,
  request: MockRequest,
  headers: Headers,
  catalog: Catalog,
): unknown {
  const { body: first } = operation;
  const { body } = request;
  if (!first) return undefined;
  const type = essence(headers["content-type"]);
  const sent = first.contents.find(({ mediaType }) => essence(mediaType) === type);
  const content = sent ?? first;
  if (body !== undefined && !sent && operation.answers.some(({ status }) => status === 415)) {
    const allowed = first.contents.map(({ mediaType }) => mediaType).join(" or ");
    refuse(
      415,
      codesOf(operation, 415)[0] ?? "unsupported-media-type",
      `The body is ${type ?? "of no stated type"}, but must be ${allowed}.`,
    );
  }
  if (typeof body === "string" && !request.isJson && content.mediaType.endsWith("json"))
    refuse(400, "malformed-request", "The body is not JSON.");
  if (body === undefined && !first.required) return undefined;
  if (body !== undefined && !hasFields(content.mediaType)) return body;
  // JSON Schema checks the fields of a form, not the content of files.
  const value = body ?? (content.mediaType.endsWith("json") ? undefined : {});
  const errors =
    value === undefined
      ? [{ pointer: "", keyword: "required", params: {}, message: "is required" }]
      : catalog.validate(content.pointer, value);
  if (errors.length) refuseErrors(operation, errors, { ...catalog, schema: content.schema });
  const tooFine = tooFineAmounts(value, content.schema, catalog.reader);
  if (tooFine[0]) refuseBody(operation, tooFine[0].message, tooFine);
  return value;
}

/** The fields that a body has, whatever kind of record it is about. */
function namesOfKinds(schema: unknown, { resolve, names }: SchemaReader): ReadonlySet<string> {
  const options = variantsOf(resolve(schema).schema, resolve)?.options ?? [];
  return new Set(options.flatMap((option) => [...names(option.schema)]));
}

function refuseErrors(
  operation: Operation,
  errors: readonly SchemaError[],
  { reader, schema }: Pick<Catalog, "reader"> & { schema: unknown },
): never {
  const answer = operation.success.content;
  const fields = answer ? reader.fields(answer.schema) : [];
  const readOnly = new Set(fields.flatMap((field) => (field.readOnly ? [field.name] : [])));
  const ofKinds = namesOfKinds(schema, reader);
  const details = errors.map((error) => detailOf(error, readOnly, ofKinds));
  const count = details.length === 1 ? "1 value was" : `${details.length} values were`;
  const messages = details.map(({ message }) => message).join(" ");
  return refuseBody(operation, `${count} refused: ${messages}`, details);
}

/** Checks a request in the order of the API: credential, parameters, media type, body. */
export function checkRequest(
  operation: Operation,
  path: PathValues,
  request: MockRequest,
  instance: string,
  catalog: Catalog,
): CheckedRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  checkCredential(operation, headers);
  const query = checkParameters(operation, path, request, headers, catalog);
  const body = checkBody(operation, request, headers, catalog);
  return { operation, path, query, headers, body, instance };
}

/** The fields of a request's body; none if it is not an object. */
export const fieldsIn = ({ body }: CheckedRequest): JsonObject => (isObject(body) ? body : {});
