import { isObject } from "../../../src/openapi/json";
import { counterpart } from "../../../src/mock/walk-through/known-values";

/** A value on the page that is not the one in the answer. */
export interface Difference {
  pointer: string;
  shown: unknown;
  actual: unknown;
}

/** What no request determines: moments, people, versions, texts that the service writes. */
const free =
  /(At|On|Until|By|Date|Url|Cursor|Id|Ids|id|requestId|title|detail|message|instance|type|errors|hash)$/;

/** Where the values that a page shows differ from the answer. */
export function differences(shown: unknown, actual: unknown, pointer = ""): Difference[] {
  const key = pointer.split("/").at(-1) ?? "";
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual)) return [{ pointer, shown, actual }];
    return shown.flatMap((one, index) =>
      differences(one, counterpart(one, index, actual), `${pointer}/${index}`),
    );
  }
  if (isObject(shown)) {
    if (!isObject(actual)) return [{ pointer, shown, actual }];
    return Object.entries(shown).flatMap(([name, one]) =>
      free.test(name) ? [] : differences(one, actual[name], `${pointer}/${name}`),
    );
  }
  return shown === actual || free.test(key) ? [] : [{ pointer, shown, actual }];
}
