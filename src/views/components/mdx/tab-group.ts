import { useSyncExternalStore } from "react";

/** The value chosen in each group of tabs, shared by all tabs of the page and kept while pages change. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The group's chosen value and the way to choose another; both do nothing without a group. */
export function useTabGroup(groupId?: string): [string | undefined, (value: string) => void] {
  const read = () => (groupId ? chosen.get(groupId) : undefined);
  const value = useSyncExternalStore(subscribe, read, () => undefined);
  const choose = (next: string) => {
    if (!groupId) return;
    chosen.set(groupId, next);
    listeners.forEach((listener) => listener());
  };
  return [value, choose];
}
