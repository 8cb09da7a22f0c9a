import { change, indexOf, operate, query, type Indexes, type StoredObject } from "./indexes";

type Json = Record<string, unknown>;

export interface Answer {
  status: number;
  body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const task = ok({ taskID: 1, updatedAt: "2026-01-01T00:00:00Z" });
const missing = (name: string): Answer => ({
  status: 404,
  body: { message: `Index ${name} does not exist`, status: 404 },
});

function operateOn(indexes: Indexes, name: string, { operation, destination }: Json): Answer {
  return operate(indexes, name, String(operation), String(destination)) ? task : missing(name);
}

function batch(indexes: Indexes, name: string, { requests }: Json): Answer {
  const changes = requests as { action: string; body: StoredObject }[];
  const index = indexOf(indexes, name);
  for (const one of changes) change(index, one);
  return ok({ taskID: 1, objectIDs: changes.map(({ body }) => body.objectID) });
}

function changeSettings(indexes: Indexes, name: string, settings: Json): Answer {
  Object.assign(indexOf(indexes, name).settings, settings);
  return task;
}

/** Answers one call of Algolia's HTTP interface, as far as the site makes it. */
export function answer(indexes: Indexes, method: string, path: string, body: Json): Answer {
  if (path === "/1/indexes/*/queries") {
    const requests = body.requests as (Json & { indexName: string; params?: string })[];
    const missingOne = requests.find(({ indexName }) => !indexes.has(indexName));
    if (missingOne) return missing(missingOne.indexName);
    return ok({ results: requests.map((one) => query(indexOf(indexes, one.indexName), one)) });
  }
  const [, name = "", action = ""] = /^\/1\/indexes\/([^/]+)\/?(\w*)/.exec(path) ?? [];
  const key = decodeURIComponent(name);
  const index = indexes.get(key);
  const call = `${method} ${action}`;
  if (call === "GET task") return ok({ status: "published", pendingTask: false });
  if (call === "POST operation") return operateOn(indexes, key, body);
  if (call === "POST batch") return batch(indexes, key, body);
  if (call === "PUT settings") return changeSettings(indexes, key, body);
  if (!index) return missing(key);
  if (call === "GET settings") return ok(index.settings);
  if (call === "POST query") return ok(query(index, body));
  if (call === "POST browse") return ok({ hits: [...index.objects.values()] });
  if (call === "DELETE ") {
    indexes.delete(key);
    return task;
  }
  return { status: 405, body: { message: `no ${call} here`, status: 405 } };
}

/** True for calls that the search-only key is refused. */
export function needsAdminKey(method: string, path: string): boolean {
  return path !== "/1/indexes/*/queries" && !(method === "POST" && path.endsWith("/query"));
}
