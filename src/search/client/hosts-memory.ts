import type { liteClient } from "algoliasearch/lite";

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["hostsCache"]>;

/**
 * A cache of failed hosts, so that the client avoids them for two minutes. The caches in algoliasearch 5 never find
 * one: they store a host under a key that includes its state, and look it up by a key that does not.
 */
export function createHostsMemory(): HostsCache {
  const states = new Map<string, unknown>();
  const keyOf = (key: object | string): string => {
    if (typeof key === "string") return key;
    const { protocol, url, port } = key as { protocol?: string; url?: string; port?: number };
    return `${protocol}://${url}:${port ?? ""}`;
  };
  return {
    async get<Value>(key: object | string, otherwise: () => Promise<Value>) {
      return (states.get(keyOf(key)) as Value | undefined) ?? otherwise();
    },
    async set<Value>(key: object | string, value: Value) {
      states.set(keyOf(key), value);
      return value;
    },
    async delete(key) {
      states.delete(keyOf(key));
    },
    async clear() {
      states.clear();
    },
  };
}
