import { isHttpMethod } from "../http-methods";
import {
  isObject,
  listAt,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  without,
  type JsonObject,
} from "../json";
import { pointerKeys } from "../references";

/** Identifies an operation of a description. */
export interface OperationPlace {
  /** Upper case. */
  method: string;
  /** Or the name of a webhook. */
  path: string;
  isWebhook: boolean;
}

/** Reports the components that a value refers to, as `schemas/Item`. A mapping has pointers or names of schemas. */
function componentsIn(value: unknown, found: (key: string) => void): void {
  const take = (pointer: string) => {
    const [root, kind, name] = pointerKeys(pointer);
    if (root === "components" && kind && name) found(`${kind}/${name}`);
  };
  const look = (at: unknown): void => {
    if (Array.isArray(at)) at.forEach(look);
    if (!isObject(at)) return;
    if (typeof at.$ref === "string") take(at.$ref);
    for (const to of Object.values(objectAt(at.discriminator, "mapping")))
      if (typeof to === "string") take(to.startsWith("#") ? to : `#/components/schemas/${to}`);
    Object.values(at).forEach(look);
  };
  look(value);
}

/** All components that a value needs, directly or through others. */
function neededComponents(value: unknown, components: JsonObject): Set<string> {
  const needed = new Set<string>();
  componentsIn(value, (key) => needed.add(key));
  // The Set grows while we iterate.
  for (const key of needed) {
    const [kind = "", name = ""] = key.split("/");
    componentsIn(objectAt(components, kind)[name], (below) => needed.add(below));
  }
  return needed;
}

const schemeNames = (holder: unknown) => objectsAt(holder, "security").flatMap(Object.keys);

function pathsOf(all: JsonObject, isKept: (method: string, path: string) => boolean): JsonObject {
  return Object.fromEntries(
    Object.entries(all).flatMap(([path, item]) => {
      if (!isObject(item)) return [];
      const kept = Object.entries(item).filter(
        ([key]) => !isHttpMethod(key) || isKept(key.toUpperCase(), path),
      );
      return kept.some(([key]) => isHttpMethod(key)) ? [[path, Object.fromEntries(kept)]] : [];
    }),
  );
}

const operationsIn = (paths: JsonObject) =>
  Object.values(paths).flatMap((item) => (isObject(item) ? Object.values(item) : []));

/** The part of a bundled description with some operations and the components that they need. */
export function descriptionPart(
  document: JsonObject,
  name: string,
  operations: readonly OperationPlace[],
): JsonObject {
  const keyOf = ({ method, path, isWebhook }: OperationPlace) => `${isWebhook} ${method} ${path}`;
  const keys = new Set(operations.map(keyOf));
  const partOf = (holder: "paths" | "webhooks") =>
    pathsOf(objectAt(document, holder), (method, path) =>
      keys.has(keyOf({ method, path, isWebhook: holder === "webhooks" })),
    );
  const [paths, webhooks] = [partOf("paths"), partOf("webhooks")];
  const all = [...operationsIn(paths), ...operationsIn(webhooks)];
  const tags = new Set(all.flatMap((operation) => textsAt(operation, "tags")));
  const components = objectAt(document, "components");
  const needed = neededComponents([paths, webhooks], components);
  for (const scheme of [document, ...all].flatMap(schemeNames))
    needed.add(`securitySchemes/${scheme}`);
  const kept = Object.keys(components).flatMap((kind) => {
    const entries = Object.entries(objectAt(components, kind));
    const used = entries.filter(([key]) => needed.has(`${kind}/${key}`));
    return used.length ? [[kind, Object.fromEntries(used)]] : [];
  });
  const info = objectAt(document, "info");
  return {
    ...without(document, "x-tagGroups", "webhooks"),
    info: { ...info, title: `${textAt(info, "title") ?? "API"}: ${name}` },
    tags: listAt(document, "tags").filter((tag) => tags.has(textAt(tag, "name") ?? "")),
    paths,
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
    components: Object.fromEntries(kept) as JsonObject,
  };
}
