import type { JsonObject } from "../../../openapi/json";
import type { Call } from "../rule";

/** Keeps a list from filtering again by parameters that are not fields of its rows; cursors still belong to them. */
export function takeOver(call: Call, names: readonly string[]): void {
  const query = Object.entries(call.request.query).map(([name, value]) => [
    names.includes(name) ? `=${name}` : name,
    value,
  ]);
  call.request = { ...call.request, query: Object.fromEntries(query) as JsonObject };
}
