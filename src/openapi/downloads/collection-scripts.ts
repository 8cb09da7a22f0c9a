import type { JsonObject } from "../json";
import type { AcceptedRequest } from "./accepted-request";
import { isRequest, itemsOf } from "./collection-items";

/** What a script does before a request. */
export interface Preparation {
  before: AcceptedRequest["before"];
  /** Path of the record whose ETag the request needs: `/items/:itemId`. */
  etagOf?: string;
  /** The collection has one bearer token. */
  hasBearer: boolean;
}

/** The same in the languages of two programs. */
const programs = {
  postman: {
    fill: "pm.variables.replaceIn",
    pathValue: "pm.request.url.variables.get(name)",
    send: `const send = ([step, ...others]) => {
  if (!step) return;
  const body = step.body === undefined ? undefined : { mode: "raw", raw: filled(JSON.stringify(step.body)) };
  const header = { ...credential, ...step.headers };
  pm.sendRequest({ url: filled("{{baseUrl}}" + step.path), method: step.method, header, body }, (error, response) => {
    if (error) throw error;
    if (step.isRecord) pm.variables.set("etag", response.headers.get("ETag") ?? "*");
    for (const [name, keys] of Object.entries(step.keep ?? {}))
      pm.variables.set(name, keys.reduce((at, key) => at[key], response.json()));
    send(others);
  });
};
send(steps);`,
  },
  bruno: {
    fill: "bru.interpolate",
    pathValue: "req.getPathParams().find((one) => one.name === name).value",
    send: `for (const step of steps) {
  const data = step.body === undefined ? undefined : filled(JSON.stringify(step.body));
  const headers = { ...credential, ...step.headers };
  const response = await bru.sendRequest({ url: filled("{{baseUrl}}" + step.path), method: step.method, headers, data });
  if (step.isRecord) bru.setVar("etag", response.headers.etag ?? "*");
  for (const [name, keys] of Object.entries(step.keep ?? {}))
    bru.setVar(name, keys.reduce((at, key) => at[key], response.data));
}`,
  },
};

const withQuery = (path: string, query: Readonly<Record<string, string>> = {}) => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** The script that makes the record of a request, and reads its ETag; undefined if nothing is to be done. */
export function scriptBefore(
  { before, etagOf, hasBearer }: Preparation,
  program: keyof typeof programs,
): string | undefined {
  if (!before.length && !etagOf) return undefined;
  const { fill, pathValue, send } = programs[program];
  const steps = before.map(({ method, path, query, headers, body, keep }) =>
    JSON.stringify({ method, path: withQuery(path, query), headers, body, keep }),
  );
  const named = etagOf && JSON.stringify(etagOf);
  const path = etagOf?.includes("/:")
    ? `${named}.replace(/:(\\w+)/g, (_, name) => ${pathValue})`
    : named;
  if (path) steps.push(`{ method: "GET", path: ${path}, isRecord: true }`);
  return [
    ...(before.length ? ["// Makes the record that this request is about."] : []),
    ...(etagOf ? ["// If-Match is the ETag that the record has now."] : []),
    `const filled = (text) => ${fill}(text);`,
    `const credential = ${hasBearer ? '{ Authorization: filled("Bearer {{token}}") }' : "{}"};`,
    `const steps = [\n${steps.map((step) => `  ${step},\n`).join("")}];`,
    send,
  ].join("\n");
}

/**
 * Hands over the script of each request of a collection that needs one. `preparations` are in the order of the requests;
 * `list` is the key of the items of a folder.
 */
export function putScripts(
  collection: JsonObject,
  { list, program }: { list: string; program: keyof typeof programs },
  preparations: readonly Preparation[],
  put: (item: JsonObject, script: string) => void,
): void {
  for (const [index, item] of itemsOf(collection, list).filter(isRequest).entries()) {
    const preparation = preparations[index];
    const script = preparation && scriptBefore(preparation, program);
    if (script) put(item, script);
  }
}
