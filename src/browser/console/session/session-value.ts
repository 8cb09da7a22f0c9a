import { readSession, removeSession, writeSession } from "../../storage";

/** A value kept for the tab, as JSON; what cannot be read is the fallback. */
export function sessionValue<Value>(key: string, fallback: Value) {
  return {
    read(): Value {
      const text = readSession(key);
      if (!text) return fallback;
      try {
        return JSON.parse(text) as Value;
      } catch {
        return fallback;
      }
    },
    write: (value: Value): boolean => writeSession(key, JSON.stringify(value)),
    forget: () => removeSession(key),
  };
}
