import { isObject } from "../../../openapi/json";
import { storageKeys } from "../../storage-keys";
import type { KnownIds } from "../request/draft";
import { sessionValue } from "./session-value";

const mostIds = 20;

const created = sessionValue<KnownIds>(storageKeys.consoleCreated, {});
const seen = sessionValue<KnownIds>(storageKeys.consoleSeen, {});

const prefixOf = (id: string) => /^[a-z]+_/.exec(id)?.[0];

function withId(known: KnownIds, id: string): KnownIds {
  const prefix = prefixOf(id);
  if (!prefix) return known;
  const others = (known[prefix] ?? []).filter((one) => one !== id);
  return { ...known, [prefix]: [id, ...others].slice(0, mostIds) };
}

function idsIn(value: unknown, found: string[] = []): string[] {
  if (found.length > 200) return found;
  if (Array.isArray(value)) value.forEach((one) => idsIn(one, found));
  else if (isObject(value)) {
    if (typeof value.id === "string") found.push(value.id);
    Object.values(value).forEach((one) => idsIn(one, found));
  }
  return found;
}

/** Ids of records that were created in this session, by prefix; the latest first. */
export const createdIds = (): KnownIds => created.read();

/** Ids that answers of this session had. */
export const seenIds = (): KnownIds => seen.read();

/** Remembers the ids of an answer. */
export function rememberIds(status: number, body: unknown): void {
  if (status >= 300) return;
  seen.write(idsIn(body).reverse().reduce(withId, seen.read()));
  const id = isObject(body) && typeof body.id === "string" ? body.id : undefined;
  if (status === 201 && id) created.write(withId(created.read(), id));
}

/** Forgets them all. */
export function forgetIds(): void {
  created.forget();
  seen.forget();
}
