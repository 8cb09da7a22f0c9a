import { isObject } from "../../../openapi/json";
import { prefixOf } from "../../../openapi/record-ids";
import type { Offer } from "../../../mock/prefill/offers";
import { storageKeys } from "../../storage-keys";
import type { KnownIds } from "../request/draft";
import { sessionValue } from "./session-value";

/** Ids offered per prefix. */
const mostIds = 20;
/** Ids taken from a response. */
const mostFound = 200;

const created = sessionValue<KnownIds>(storageKeys.consoleCreated, {});
const seen = sessionValue<KnownIds>(storageKeys.consoleSeen, {});

function withId(known: KnownIds, id: string): KnownIds {
  const prefix = prefixOf(id);
  if (!prefix) return known;
  const others = (known[prefix] ?? []).filter((other) => other !== id);
  return { ...known, [prefix]: [id, ...others].slice(0, mostIds) };
}

function idsIn(value: unknown, found: string[] = []): string[] {
  if (found.length > mostFound) return found;
  if (Array.isArray(value)) value.forEach((item) => idsIn(item, found));
  else if (isObject(value)) {
    if (typeof value.id === "string") found.push(value.id);
    Object.values(value).forEach((field) => idsIn(field, found));
  }
  return found;
}

/** Ids of records created in this session by prefix, latest first. */
export const createdIds = (): KnownIds => created.read();

/** What the mock said of its records when it was last asked. */
let offered: Readonly<Record<string, readonly Offer[]>> = {};

/** Keeps the ids of the mock's records, to offer them. */
export const offerIds = (ids: typeof offered): void => void (offered = ids);

/** The ids to offer where one of a kind is wanted: those of this session first. */
export function idsToOffer(prefix: string | undefined): Offer[] {
  if (prefix === undefined) return [];
  const known = offered[prefix] ?? [];
  const labels = new Map(known.map(({ id, label }) => [id, label]));
  const ids = [...(createdIds()[prefix] ?? []), ...(seen.read()[prefix] ?? []), ...labels.keys()];
  return [...new Set(ids)].map((id) => ({ id, label: labels.get(id) ?? "" }));
}

/** Stores the ids in a response. */
export function rememberIds(status: number, body: unknown): void {
  if (status >= 300) return;
  seen.write(idsIn(body).reverse().reduce(withId, seen.read()));
  const id = isObject(body) && typeof body.id === "string" ? body.id : undefined;
  if (status === 201 && id) created.write(withId(created.read(), id));
}

/** Deletes all stored ids. */
export function forgetIds(): void {
  offered = {};
  created.forget();
  seen.forget();
}
