import { isObject } from "./json";
import { pointerKeys } from "./references";

/** The value at a JSON pointer, if there is one. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)] as unknown;
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }, value);
}
