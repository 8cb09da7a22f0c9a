import { readSession, removeSession, writeSession } from "../../storage";
import { parseJson } from "../../../config/parse-json";

/** A value in session storage, as JSON; the fallback if it cannot be read. */
export function sessionValue<Value>(key: string, fallback: Value) {
  return {
    read: (): Value => (parseJson(readSession(key) ?? "") as Value | undefined) ?? fallback,
    write: (value: Value): boolean => writeSession(key, JSON.stringify(value)),
    forget: () => removeSession(key),
  };
}
