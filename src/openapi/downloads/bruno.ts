import { listAt, objectAt, objectsAt, textAt, type JsonObject } from "../json";
import { itemsOf } from "./collection-items";
import { putScripts } from "./collection-scripts";
import type { FinishedCollection } from "./postman";
import { stableIds, withIds } from "./stable-ids";

/**
 * The collection as Bruno imports it: without saved responses, and with the names of files, which it looks for in the
 * collection's folder.
 */
export function forBruno(collection: JsonObject): JsonObject {
  const bare = structuredClone(collection);
  for (const item of itemsOf(bare)) {
    if ("response" in item) item.response = [];
    for (const field of objectsAt(objectAt(objectAt(item, "request"), "body"), "formdata"))
      if (field.type === "file") field.src = field.fileName;
  }
  return bare;
}

/** An environment of Postman as one of Bruno. */
function brunoEnvironment(name: string, file: JsonObject): JsonObject {
  const variables = objectsAt(file, "values").map(({ key, value, type }) => ({
    ...{ uid: "", name: key, value, type: "text" },
    ...{ enabled: true, secret: type === "secret" },
  }));
  return { uid: "", name, variables };
}

/** Finishes a collection of Bruno: scripts in its own language, environments, ids that stay between builds. */
export function finishBruno(
  converted: JsonObject,
  { preparations }: FinishedCollection,
  environments: readonly { name: string; file: JsonObject }[],
): JsonObject {
  const collection = structuredClone(converted);
  putScripts(collection, { list: "items", program: "bruno" }, preparations, (item, script) => {
    objectAt(item, "request").script = { req: script };
  });
  collection.environments = [
    ...listAt(collection, "environments"),
    ...environments.map(({ name, file }) => brunoEnvironment(name, file)),
  ];
  const ids = stableIds(`bruno ${textAt(collection, "name") ?? ""}`);
  return withIds(collection, ["uid"], () => ids.short()) as JsonObject;
}
