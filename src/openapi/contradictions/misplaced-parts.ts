import type { LocationObject, Oas3Visitor } from "@redocly/openapi-core";
import { isHttpMethod } from "../http-methods";
import { isObject } from "../json";
import { lineWith, withoutKey, writtenAt } from "../problems/inline-yaml";
import {
  isResponseName,
  responseNames,
  statusMeant,
  withResponseName,
} from "../problems/response-status";
import type { Contradiction } from "./collect-contradictions";

/** The address that a callback calls, as OpenAPI writes one. */
const expression = '"{$request.body#/callbackUrl}"';

/** The line with what is missing around the operation that it begins. */
function withAddress(seen: string, method: string, operation: unknown, missing: string[]): string {
  const place = writtenAt(seen, method, operation);
  if (!place) {
    const lines = [...missing, method].map((key, depth) => `${"  ".repeat(depth)}${key}:`);
    return `${lines.join("\n")}   # and all below it ${missing.length * 2} spaces further in`;
  }
  const start = seen.slice(0, place.start).lastIndexOf(method);
  const whole = missing.reduceRight(
    (inner, key) => `${key}: { ${inner} }`,
    seen.slice(start, place.end),
  );
  return `${seen.slice(0, start)}${whole}${seen.slice(place.end)}`;
}

function lostCallback(
  method: string,
  operation: unknown,
  location: LocationObject,
  missing: string[],
): Contradiction {
  return {
    kind: "part",
    code: "openapi-callback-address",
    location,
    what: `A callback does not say which address it calls: ${method} stands in its place`,
    cause:
      "Below the name of a callback is an expression, such as a field of the request that holds the address; the method is below that.",
    fix: (seen) => withAddress(seen, method, operation, missing),
  };
}

/** Collects the parts of operations that no program reads: bodies of GET, parameters of a path that may be left out, callbacks without an address, responses without a status. */
export function misplacedParts(found: Contradiction[]): Oas3Visitor {
  return {
    Operation(operation, { key, location }) {
      const method = String(key).toUpperCase();
      if (!/^(?:GET|HEAD)$/.test(method) || !("requestBody" in operation)) return;
      found.push({
        kind: "part",
        code: "openapi-body-unsent",
        location: location.child("requestBody").key(),
        what: `A ${method} operation has a body`,
        cause: `Browsers send no body with ${method}. What it holds belongs in parameters with in: query, or the method is POST.`,
        fix: (seen) => withoutKey(seen, "requestBody"),
      });
    },
    Parameter(parameter: unknown, { location }) {
      if (!isObject(parameter) || parameter.in !== "path" || parameter.required === true) return;
      const isSaid = "required" in parameter;
      found.push({
        kind: "part",
        code: "openapi-path-parameter-optional",
        location: location.child(isSaid ? "required" : "in").key(),
        what: `A parameter of a path is not required: ${String(parameter.name)}`,
        cause:
          "Without its value the path has another address, so OpenAPI asks for required: true.",
        fix: (seen) =>
          isSaid
            ? lineWith(seen, "required", parameter.required, "true")
            : lineWith(seen, "in", "path", `path${seen.includes("{") ? ", " : "\n"}required: true`),
      });
    },
    Callback(callback: Record<string, unknown>, { key, location }) {
      if (isHttpMethod(String(key)) && "responses" in callback)
        found.push(lostCallback(String(key), callback, location.key(), ["callback", expression]));
      for (const [method, item] of Object.entries(callback).filter(([name]) => isHttpMethod(name)))
        found.push(lostCallback(method, item, location.child(method).key(), [expression]));
    },
    Responses(responses, { location }) {
      for (const name of Object.keys(responses)) {
        // Other names are not of the structure, which says so.
        if (isResponseName(name) || !/^\d[\dx]{2}$/i.test(name)) continue;
        found.push({
          kind: "part",
          code: "openapi-status-unknown",
          location: location.child(name).key(),
          what: `There is no status ${name}`,
          cause: `${responseNames} A whole class of them is named 1XX to 5XX.`,
          fix: (seen) => withResponseName(seen, name, statusMeant(name) ?? "default"),
        });
      }
    },
  };
}
