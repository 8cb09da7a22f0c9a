import { isObject, listAt, objectAt, textAt, textsAt, type JsonObject } from "../openapi/json";
import type { References } from "../openapi/references";

export interface Parameter {
  name: string;
  place: string;
  required: boolean;
  /** Where its schema stands in the description. */
  pointer: string;
  schema: unknown;
  example?: unknown;
}

/** Something with a schema and named examples: a request body or an answer. */
export interface Content {
  mediaType: string;
  pointer: string;
  schema: unknown;
  examples: { name: string; value: unknown }[];
}

export interface Answer {
  status: number;
  codes: string[];
  headers: string[];
  content?: Content;
}

/** One operation with everything in it that the mock reads. */
export interface Operation {
  id: string;
  /** Upper case. */
  method: string;
  path: string;
  needsCredential: boolean;
  /** Scopes that the operation asks for, of whichever kind the credential is. */
  scopes: string[];
  parameters: Parameter[];
  /** In the first media type; `contents` are all of them. */
  body?: Content & { required: boolean; contents: Content[] };
  answers: Answer[];
  /** The answer that says that it worked. */
  success: Answer;
}

const methods = ["get", "post", "put", "patch", "delete", "head", "options"];

const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** A pointer that follows the reference, so that one component has one pointer. */
export function pointerOf(value: unknown, place: string): string {
  return (isObject(value) && textAt(value, "$ref")) || place;
}

function contentIn(
  mediaType: string,
  media: JsonObject,
  place: string,
  references: References,
): Content {
  const examples = Object.entries(objectAt(media, "examples")).map(([name, example]) => ({
    name,
    value: objectAt({ it: references.follow(example).value }, "it").value,
  }));
  const only = media.example === undefined ? [] : [{ name: "example", value: media.example }];
  const schemaPlace = `${place}/content/${escaped(mediaType)}/schema`;
  return {
    mediaType,
    schema: media.schema,
    pointer: pointerOf(media.schema, schemaPlace),
    examples: [...examples, ...only],
  };
}

function contentsOf(holder: JsonObject, place: string, references: References): Content[] {
  return Object.entries(objectAt(holder, "content")).flatMap(([mediaType, written]) => {
    const { value } = references.follow(written);
    return isObject(value) ? [contentIn(mediaType, value, place, references)] : [];
  });
}

function parametersOf(list: unknown[], place: string, references: References): Parameter[] {
  return list.flatMap((written, index) => {
    const at = pointerOf(written, `${place}/parameters/${index}`);
    const { value } = references.follow(written);
    const name = textAt(value, "name");
    if (!isObject(value) || !name) return [];
    const { example, schema } = value;
    const inPlace = textAt(value, "in") ?? "query";
    const required = value.required === true || inPlace === "path";
    const pointer = pointerOf(schema, `${at}/schema`);
    return [{ name, place: inPlace, required, pointer, schema, example }];
  });
}

function answersOf(operation: JsonObject, place: string, references: References): Answer[] {
  return Object.entries(objectAt(operation, "responses")).flatMap(([status, written]) => {
    const at = pointerOf(written, `${place}/responses/${status}`);
    const { value } = references.follow(written);
    if (!isObject(value) || !/^\d{3}$/.test(status)) return [];
    const [content] = contentsOf(value, at, references);
    const codes = textsAt(value, "x-error-codes");
    const headers = Object.keys(objectAt(value, "headers"));
    return [{ status: Number(status), codes, headers, ...(content && { content }) }];
  });
}

/** What is answered where a description has no status of success: those of a range or of `default`, or nothing. */
function undocumentedSuccess(operation: JsonObject, place: string, references: References): Answer {
  const responses = objectAt(operation, "responses");
  const key = ["2XX", "2xx", "default"].find((one) => one in responses);
  const { value } = references.follow(key && responses[key]);
  const at = pointerOf(key && responses[key], `${place}/responses/${key}`);
  const [content] = isObject(value) ? contentsOf(value, at, references) : [];
  const headers = isObject(value) ? Object.keys(objectAt(value, "headers")) : [];
  return { status: content ? 200 : 204, codes: [], headers, ...(content && { content }) };
}

/** An empty requirement among others means that one may do without. */
function credentialNeeded(security: unknown): boolean {
  if (!Array.isArray(security) || !security.length) return false;
  return security.every((one) => isObject(one) && Object.keys(one).length > 0);
}

function readOperation(
  document: JsonObject,
  path: string,
  item: JsonObject,
  method: string,
  references: References,
): Operation {
  const operation = objectAt(item, method);
  const itemPlace = `#/paths/${escaped(path)}`;
  const place = `${itemPlace}/${method}`;
  const answers = answersOf(operation, place, references);
  const success =
    answers.find(({ status }) => status >= 200 && status < 300) ??
    answers.find(({ status }) => status >= 300 && status < 400) ??
    undocumentedSuccess(operation, place, references);
  const { value: body } = references.follow(operation.requestBody);
  const bodyPlace = pointerOf(operation.requestBody, `${place}/requestBody`);
  const contents = isObject(body) ? contentsOf(body, bodyPlace, references) : [];
  const [content] = contents;
  const security = operation.security === undefined ? document.security : operation.security;
  return {
    id: textAt(operation, "operationId") ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    needsCredential: credentialNeeded(security),
    scopes: [
      ...new Set(
        (Array.isArray(security) ? security : []).flatMap((one) =>
          isObject(one) ? Object.keys(one).flatMap((name) => textsAt(one, name)) : [],
        ),
      ),
    ],
    parameters: [
      ...parametersOf(listAt(item, "parameters"), itemPlace, references),
      ...parametersOf(listAt(operation, "parameters"), place, references),
    ],
    ...(content && {
      body: { ...content, contents, required: isObject(body) && body.required === true },
    }),
    answers,
    success,
  };
}

/** The operations that a mock answers, by method (upper case) and path. */
export function operationPlaces(document: JsonObject): { method: string; path: string }[] {
  return Object.entries(objectAt(document, "paths")).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      isObject(item) && isObject(item[method]) ? [{ method: method.toUpperCase(), path }] : [],
    ),
  );
}

/** All operations of a bundled description. */
export function readOperations(document: JsonObject, references: References): Operation[] {
  const paths = objectAt(document, "paths");
  return operationPlaces(document).map(({ method, path }) =>
    readOperation(document, path, objectAt(paths, path), method.toLowerCase(), references),
  );
}
