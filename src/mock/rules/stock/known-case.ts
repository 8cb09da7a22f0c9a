import { isObject, type JsonObject } from "../../../openapi/json";
import type { CheckedRequest } from "../../check-request";
import type { World } from "../../world";

/** Lists of serial numbers in bodies. */
const lists = new Set(["serialNumbers", "countedSerialNumbers", "missingSerialNumbers"]);

function withNumbers(value: unknown, spelled: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withNumbers(inner, spelled));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      lists.has(name) && Array.isArray(inner)
        ? inner.map((one) => (typeof one === "string" ? spelled(one) : one))
        : withNumbers(inner, spelled),
    ]),
  );
}

/** True for a body that lists serial numbers at any depth. */
const hasNumbers = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).some(([name, inner]) => lists.has(name) || hasNumbers(inner));

/** A request with the serial numbers of pieces as these have them, since case does not count. */
export function inKnownCase(request: CheckedRequest, { store }: World): CheckedRequest {
  if (!hasNumbers(request.body)) return request;
  const known = store.list("/serials").map(({ serialNumber }) => String(serialNumber));
  const exact = new Set(known);
  const byLower = new Map(known.map((number) => [number.toLowerCase(), number]));
  const spelled = (text: string) =>
    exact.has(text) ? text : (byLower.get(text.toLowerCase()) ?? text);
  return { ...request, body: withNumbers(request.body, spelled) as JsonObject };
}
