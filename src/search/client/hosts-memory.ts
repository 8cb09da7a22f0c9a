import type { liteClient } from "algoliasearch/lite";

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>["hostsCache"]>;

/**
 * Remembers which hosts failed, so that the client avoids them for its two minutes. The caches that algoliasearch 5
 * brings never do: they store a host under a key that holds its state, and look it up by one that does not.
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
