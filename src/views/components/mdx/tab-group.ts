import { useSyncExternalStore } from "react";

/** The chosen value of each group, for all tabs of all pages. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen value of a group, and a function that changes it; both do nothing without a group. */
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
