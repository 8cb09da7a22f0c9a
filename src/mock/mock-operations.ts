import { isObject, listAt, objectAt, textAt, textsAt, type JsonObject } from "../openapi/json";
import { pointerStep, type References } from "../openapi/references";
import { withLazy } from "./lazy";

export interface Parameter {
  name: string;
  place: string;
  required: boolean;
  /** Pointer of its schema. */
  pointer: string;
  schema: unknown;
  example?: unknown;
}

/** A media type of a request body or response. */
export interface MediaTypeContent {
  mediaType: string;
  pointer: string;
  schema: unknown;
  /** Read when they are asked for, as they may have to be loaded. */
  examples: readonly { name: string; value: unknown }[];
}

/** A response of an operation. */
export interface OperationResponse {
  status: number;
  codes: string[];
  headers: string[];
  /** The examples of its headers by name. */
  shownHeaders: Readonly<Record<string, string>>;
  /** Read when it is asked for: most answers of most operations never are. */
  content?: MediaTypeContent | undefined;
}

/** An operation as the mock needs it. */
export interface Operation {
  id: string;
  /** Upper case. */
  method: string;
  path: string;
  needsCredential: boolean;
  parameters: Parameter[];
  /** The first media type; `contents` has all. */
  body?: (MediaTypeContent & { required: boolean; contents: MediaTypeContent[] }) | undefined;
  answers: OperationResponse[];
  success: OperationResponse;
}

const methods = ["get", "post", "put", "patch", "delete", "head", "options"];

/** The pointer of a value, or that of the component it refers to. */
export function pointerOf(value: unknown, place: string): string {
  return (isObject(value) && textAt(value, "$ref")) || place;
}

function contentIn(
  mediaType: string,
  media: JsonObject,
  place: string,
  references: References,
): MediaTypeContent {
  const schemaPlace = `${place}/content/${pointerStep(mediaType)}/schema`;
  const content = {
    mediaType,
    schema: media.schema,
    pointer: pointerOf(media.schema, schemaPlace),
  };
  return withLazy(content, "examples", () => {
    const examples = Object.entries(references.followObject(media.examples) ?? {});
    const only = media.example === undefined ? [] : [{ name: "example", value: media.example }];
    return [
      ...examples.map(([name, example]) => ({
        name,
        value: references.followObject(example)?.value,
      })),
      ...only,
    ];
  });
}

function contentsOf(holder: JsonObject, place: string, references: References): MediaTypeContent[] {
  return Object.entries(objectAt(holder, "content")).flatMap(([mediaType, written]) => {
    const media = references.followObject(written);
    return media ? [contentIn(mediaType, media, place, references)] : [];
  });
}

function parametersOf(list: unknown[], place: string, references: References): Parameter[] {
  return list.flatMap((written, index) => {
    const at = pointerOf(written, `${place}/parameters/${index}`);
    const parameter = references.followObject(written);
    const name = textAt(parameter, "name");
    if (!parameter || !name) return [];
    const { example, schema } = parameter;
    const inPlace = textAt(parameter, "in") ?? "query";
    const required = parameter.required === true || inPlace === "path";
    const pointer = pointerOf(schema, `${at}/schema`);
    return [{ name, place: inPlace, required, pointer, schema, example }];
  });
}

/** An operation's own parameters, and those of its path that it does not replace by one of the same name and place. */
function parametersOfOperation(ofPath: readonly Parameter[], own: readonly Parameter[]) {
  const isReplaced = ({ name, place }: Parameter) =>
    own.some((other) => other.name === name && other.place === place);
  return [...ofPath.filter((parameter) => !isReplaced(parameter)), ...own];
}

/** Adds the names of a response's headers, and what the description shows for them. */
function withHeaders<T extends object>(answer: T, response: JsonObject, references: References) {
  const written = objectAt(response, "headers");
  return withLazy({ ...answer, headers: Object.keys(written) }, "shownHeaders", () =>
    Object.fromEntries(
      Object.entries(written).flatMap(([name, header]) => {
        const example = references.followObject(header)?.example;
        return example === undefined ? [] : [[name, String(example)]];
      }),
    ),
  );
}

/** Reads the answers of an operation, each once: of most operations, only the success is ever needed. */
function answerReader(operation: JsonObject, place: string, references: References) {
  const responses = objectAt(operation, "responses");
  const known = new Map<string, OperationResponse | undefined>();

  function read(status: string): OperationResponse | undefined {
    const written = responses[status];
    const at = pointerOf(written, `${place}/responses/${status}`);
    const response = references.followObject(written);
    if (!response) return undefined;
    const codes = textsAt(response, "x-error-codes");
    const answer = withHeaders({ status: Number(status), codes }, response, references);
    return withLazy(answer, "content", () => contentsOf(response, at, references)[0]);
  }

  return {
    statuses: Object.keys(responses).filter((status) => /^\d{3}$/.test(status)),
    answerOf(status: string): OperationResponse | undefined {
      if (!known.has(status)) known.set(status, read(status));
      return known.get(status);
    },
  };
}

/** The success response of an operation without a success status: that of a range or `default`, or an empty one. */
function undocumentedSuccess(operation: JsonObject, place: string, references: References): OperationResponse {
  const responses = objectAt(operation, "responses");
  const key = ["2XX", "2xx", "default"].find((name) => name in responses) ?? "";
  const response = references.followObject(responses[key]) ?? {};
  const at = pointerOf(responses[key], `${place}/responses/${key}`);
  const [content] = contentsOf(response, at, references);
  const answer = { status: content ? 200 : 204, codes: [], ...(content && { content }) };
  return withHeaders(answer, response, references);
}

/** An empty requirement makes the credential optional. */
function credentialNeeded(security: unknown): boolean {
  if (!Array.isArray(security) || !security.length) return false;
  return security.every((requirement) => isObject(requirement) && Object.keys(requirement).length);
}

function bodyOf(operation: JsonObject, place: string, references: References): Operation["body"] {
  const body = references.followObject(operation.requestBody) ?? {};
  const bodyPlace = pointerOf(operation.requestBody, `${place}/requestBody`);
  const read = () => contentsOf(body, bodyPlace, references);
  const [content] = read();
  return content && Object.assign(content, { contents: read(), required: body.required === true });
}

/** Reads what all operations are asked for; the rest when it is first needed, as most operations are never called. */
function readOperation(
  document: JsonObject,
  path: string,
  item: JsonObject,
  method: string,
  references: References,
): Operation {
  const operation = objectAt(item, method);
  const itemPlace = `#/paths/${pointerStep(path)}`;
  const place = `${itemPlace}/${method}`;
  const { statuses, answerOf } = answerReader(operation, place, references);
  const firstOf = (kind: string) =>
    statuses
      .filter((status) => status.startsWith(kind))
      .map(answerOf)
      .find((answer) => answer !== undefined);
  const holder = operation.security === undefined ? document : operation;
  const read = {
    id: textAt(operation, "operationId") ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    needsCredential: credentialNeeded(holder.security),
  };
  const withSuccess = withLazy(
    withLazy(read, "body", () => bodyOf(operation, place, references)),
    "success",
    () => firstOf("2") ?? firstOf("3") ?? undocumentedSuccess(operation, place, references),
  );
  const withParameters = withLazy(withSuccess, "parameters", () =>
    parametersOfOperation(
      parametersOf(listAt(item, "parameters"), itemPlace, references),
      parametersOf(listAt(operation, "parameters"), place, references),
    ),
  );
  return withLazy(withParameters, "answers", () =>
    statuses.map(answerOf).filter((answer) => answer !== undefined),
  );
}

/** Method (upper case) and path of the operations that a mock answers. */
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

/** The examples of an operation's success response that are objects. */
export const answerExamples = ({ success }: Operation): JsonObject[] =>
  (success.content?.examples ?? []).map(({ value }) => value).filter(isObject);
