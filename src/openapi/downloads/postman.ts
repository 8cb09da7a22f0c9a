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

function itemsOf(collection: unknown): JsonObject[] {
  return objectsAt(collection, "item").flatMap((item) => [item, ...itemsOf(item)]);
}

/** The address as one text without disabled parameters: some programs read only this form. */
function rawAddress(url: JsonObject): string {
  const path = [...textsAt(url, "host"), ...textsAt(url, "path")].join("/");
  const query = objectsAt(url, "query")
    .filter(({ disabled }) => disabled !== true)
    .map((parameter) => `${textAt(parameter, "key") ?? ""}=${textAt(parameter, "value") ?? ""}`);
  return query.length ? `${path}?${query.join("&")}` : path;
}

/** Finishes a collection: one credential for all requests, no copies of requests in responses, ids that stay between builds. */
export function finishPostman(collection: JsonObject, description: JsonObject): JsonObject {
  const finished = structuredClone(collection);
  const hasBearer = takesBearer(description);
  for (const item of itemsOf(finished)) {
    for (const response of objectsAt(item, "response")) delete response.originalRequest;
    const request = isObject(item.request) ? item.request : {};
    if (isObject(request.url)) request.url = { raw: rawAddress(request.url), ...request.url };
    // Postman inherits the credential; a request without one has to say so.
    const isOpen = "auth" in request && request.auth === null;
    if (hasBearer) delete request.auth;
    if (hasBearer && isOpen) request.auth = { type: "noauth" };
  }
  if (hasBearer) finished.auth = bearer;
  const { title, version } = objectAt(description, "info");
  const ids = stableIds(`postman ${String(title)} ${String(version)}`);
  return withIds(finished, ["id", "_postman_id"], () => ids.uuid()) as JsonObject;
}

/** The collection without saved responses, for programs that import requests only. */
export function withoutAnswers(collection: JsonObject): JsonObject {
  const bare = structuredClone(collection);
  for (const item of itemsOf(bare)) if ("response" in item) item.response = [];
  return bare;
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
