import { isObject, listAt, objectAt, textAt, textsAt, type JsonObject } from "../json";
import { stableIds, withIds } from "./stable-ids";

/** Turns a description into a Postman collection: `openapi-to-postmanv2`, passed in. */
export type ConvertToPostman = (description: JsonObject) => Promise<JsonObject>;

/** Where a reader puts a credential. */
const tokenVariable = "token";

const bearer = {
  type: "bearer",
  bearer: [{ key: "token", value: `{{${tokenVariable}}}`, type: "string" }],
};

/** True where a request may carry a bearer token. */
function takesBearer(description: JsonObject): boolean {
  const schemes = objectAt(objectAt(description, "components"), "securitySchemes");
  return Object.values(schemes).some(
    (scheme) =>
      textAt(scheme, "type") === "oauth2" ||
      (textAt(scheme, "type") === "http" && textAt(scheme, "scheme")?.toLowerCase() === "bearer"),
  );
}

function itemsOf(collection: unknown): JsonObject[] {
  return listAt(collection, "item")
    .filter(isObject)
    .flatMap((item) => [item, ...itemsOf(item)]);
}

/** An address in one piece, without the parameters that are switched off; some programs read only this form. */
function rawAddress(url: JsonObject): string {
  const path = [...textsAt(url, "host"), ...textsAt(url, "path")].join("/");
  const query = listAt(url, "query")
    .filter((one) => isObject(one) && one.disabled !== true)
    .map((one) => `${textAt(one, "key") ?? ""}=${textAt(one, "value") ?? ""}`);
  return query.length ? `${path}?${query.join("&")}` : path;
}

/**
 * Made ready to be used and to be kept: one credential for the whole collection, no second copy of each request beside
 * its answers, ids that stay from build to build.
 */
export function finishPostman(collection: JsonObject, description: JsonObject): JsonObject {
  const finished = structuredClone(collection);
  const hasBearer = takesBearer(description);
  for (const item of itemsOf(finished)) {
    for (const response of listAt(item, "response"))
      if (isObject(response)) delete response.originalRequest;
    const request = isObject(item.request) ? item.request : {};
    if (isObject(request.url)) request.url = { raw: rawAddress(request.url), ...request.url };
    // null stands for "inherits"; what needs no credential says so.
    const isOpen = "auth" in request && request.auth === null;
    if (hasBearer) delete request.auth;
    if (hasBearer && isOpen) request.auth = { type: "noauth" };
  }
  if (hasBearer) finished.auth = bearer;
  const { title, version } = objectAt(description, "info");
  const ids = stableIds(`postman ${String(title)} ${String(version)}`);
  return withIds(finished, ["id", "_postman_id"], () => ids.uuid()) as JsonObject;
}

/** The collection without saved answers, for programs that import requests only. */
export function withoutAnswers(collection: JsonObject): JsonObject {
  const bare = structuredClone(collection);
  for (const item of itemsOf(bare)) if ("response" in item) item.response = [];
  return bare;
}

/** One environment for each server of a description: its address, and a place for the credential. */
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
