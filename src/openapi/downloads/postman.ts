import { fileFields } from "../file-fields";
import {
  componentsOf,
  isObject,
  listAt,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  type JsonObject,
} from "../json";
import { createReferences } from "../references";
import { createSchemaResolver } from "../resolve-schema";
import type { AcceptedRequest, AcceptedRequests } from "./accepted-request";
import { isRequest, itemsOf, placeOf, withoutEmptyFolders } from "./collection-items";
import { putScripts, type Preparation } from "./collection-scripts";
import { fillRequest } from "./fill-request";
import { recordPath } from "./record-path";
import { stableIds, withIds } from "./stable-ids";

/** The variable for the reader's credential. */
const tokenVariable = "token";

const bearer = {
  type: "bearer",
  bearer: [{ key: "token", value: `{{${tokenVariable}}}`, type: "string" }],
};

function takesBearer(description: JsonObject): boolean {
  return Object.values(componentsOf(description, "securitySchemes")).some(
    (scheme) =>
      textAt(scheme, "type") === "oauth2" ||
      (textAt(scheme, "type") === "http" && textAt(scheme, "scheme")?.toLowerCase() === "bearer"),
  );
}

/** The address as one text without disabled parameters: some programs read only this form. */
function rawAddress(url: JsonObject): string {
  const path = [...textsAt(url, "host"), ...textsAt(url, "path")].join("/");
  const query = objectsAt(url, "query")
    .filter(({ disabled }) => disabled !== true)
    .map((parameter) => `${textAt(parameter, "key") ?? ""}=${textAt(parameter, "value") ?? ""}`);
  return query.length ? `${path}?${query.join("&")}` : path;
}

/** Texts of descriptions are Markdown. */
const withMarkdown = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === "description" && isObject(inner) && inner.type === "text/plain"
      ? { ...inner, type: "text/markdown" }
      : inner,
  ) as JsonObject;

/** What a description says about the requests of its collection. */
function readRequests(description: JsonObject) {
  const references = createReferences(description);
  const resolve = createSchemaResolver(references);
  const operationAt = ({ method, path }: ReturnType<typeof placeOf>) => {
    const item = references.followObject(objectAt(description, "paths")[path]);
    return objectAt(item, method.toLowerCase());
  };
  return {
    files(place: ReturnType<typeof placeOf>): string[] {
      const body = references.followObject(operationAt(place).requestBody);
      return Object.entries(objectAt(body, "content")).flatMap(([mediaType, content]) =>
        fileFields(mediaType, objectAt({ content }, "content").schema, resolve),
      );
    },
    etagOf: ({ path }: ReturnType<typeof placeOf>) =>
      recordPath(path, description, references)?.replace(/\{([^}]+)\}/g, ":$1"),
  };
}

const noValues: AcceptedRequest = { parameters: {}, before: [] };

function finishItem(
  item: JsonObject,
  accepted: AcceptedRequest | undefined,
  { files, etagOf }: ReturnType<typeof readRequests>,
  hasBearer: boolean,
): Preparation {
  for (const response of objectsAt(item, "response")) delete response.originalRequest;
  const request = objectAt(item, "request");
  const place = placeOf(item);
  fillRequest(request, accepted ?? noValues, files(place));
  const condition = objectsAt(request, "header").find(
    ({ key, disabled }) => textAt({ key }, "key")?.toLowerCase() === "if-match" && !disabled,
  );
  const record = condition && etagOf(place);
  if (record) condition.value = "{{etag}}";
  if (isObject(request.url)) request.url = { raw: rawAddress(request.url), ...request.url };
  // Postman inherits the credential; a request without one has to say so.
  const isOpen = "auth" in request && request.auth === null;
  if (hasBearer) delete request.auth;
  if (hasBearer && isOpen) request.auth = { type: "noauth" };
  return { before: accepted?.before ?? [], ...(record && { etagOf: record }), hasBearer };
}

/** A collection, and what its requests need before they are sent, in order. */
export interface FinishedCollection {
  collection: JsonObject;
  preparations: readonly Preparation[];
}

/**
 * Finishes a collection: values with which each request succeeds, files as files, one credential for all requests, no
 * copies of requests in responses, no empty folders, ids that stay between builds.
 */
export async function finishPostman(
  converted: JsonObject,
  description: JsonObject,
  accepted?: AcceptedRequests,
): Promise<FinishedCollection> {
  const collection = withMarkdown(converted);
  collection.item = withoutEmptyFolders(objectsAt(collection, "item"));
  const requests = itemsOf(collection).filter(isRequest);
  const name = (item: JsonObject) => `${placeOf(item).method} ${placeOf(item).path}`;
  const values = await accepted?.(requests.map(name));
  const hasBearer = takesBearer(description);
  const read = readRequests(description);
  const preparations = requests.map((item) =>
    finishItem(item, values?.get(name(item)), read, hasBearer),
  );
  if (hasBearer) collection.auth = bearer;
  const { title, version } = objectAt(description, "info");
  const ids = stableIds(`postman ${String(title)} ${String(version)}`);
  const stable = withIds(collection, ["id", "_postman_id"], () => ids.uuid()) as JsonObject;
  return { collection: stable, preparations };
}

/** The collection with its scripts in Postman's language. */
export function withPostmanScripts({ collection, preparations }: FinishedCollection): JsonObject {
  const copy = structuredClone(collection);
  putScripts(copy, { list: "item", program: "postman" }, preparations, (item, script) => {
    const exec = script.split("\n");
    item.event = [{ listen: "prerequest", script: { type: "text/javascript", exec } }];
  });
  const exec = [
    'pm.test("The request succeeds", () => pm.expect(pm.response.code).to.be.below(400));',
  ];
  copy.event = [{ listen: "test", script: { type: "text/javascript", exec } }];
  return copy;
}

/** One environment for each server of a description, with variables for its address and the credential. */
export function postmanEnvironments(description: JsonObject): { name: string; file: JsonObject }[] {
  const title = textAt(objectAt(description, "info"), "title") ?? "API";
  return listAt(description, "servers").flatMap((server, index) => {
    const url = textAt(server, "url");
    if (!url) return [];
    const name = textAt(server, "description")?.split(/[.:;,]\s/)[0] ?? `Server ${index + 1}`;
    const ids = stableIds(`environment ${title} ${url}`);
    const values = [
      { key: "baseUrl", value: url, type: "default", enabled: true },
      ...(takesBearer(description)
        ? [{ key: tokenVariable, value: "", type: "secret", enabled: true }]
        : []),
    ];
    const file = { id: ids.uuid(), name: `${title}: ${name}`, values };
    return [{ name, file: { ...file, _postman_variable_scope: "environment" } }];
  });
}
