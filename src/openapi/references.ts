import { isObject, type JsonObject } from "./json";

/** What a `$ref` leads to. */
export interface Followed {
  value: unknown;
  /** Last segment of the last reference: the component's name. */
  name?: string;
  /** The target as it stands, without what is said beside the `$ref`: the same for every use. */
  target: unknown;
}

/** Follows the `$ref`s of one bundled description. */
export interface References {
  follow(value: unknown): Followed;
}

/** The keys of a JSON pointer: `#/a/b~1c` gives `["a", "b/c"]`. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .filter((key) => key !== "")
    .map((key) => {
      const plain = key.replaceAll("~1", "/").replaceAll("~0", "~");
      try {
        return decodeURIComponent(plain);
      } catch {
        return plain;
      }
    });
}

/** Beside a `$ref` these say more about this one use: 3.1 allows them, authors of 3.0 mean them. */
const siblings = ["description", "summary", "deprecated", "readOnly", "writeOnly", "nullable"];

function withSiblings(target: unknown, reference: JsonObject): unknown {
  const said = siblings.filter((key) => reference[key] !== undefined);
  if (!said.length || !isObject(target)) return target;
  return { ...target, ...Object.fromEntries(said.map((key) => [key, reference[key]])) };
}

/** Makes the follower of references for a bundled description; each pointer is looked up once. */
export function createReferences(document: JsonObject): References {
  const found = new Map<string, unknown>();
  const merged = new WeakMap<JsonObject, Followed>();

  function lookUp(pointer: string, seen: Set<string>): unknown {
    if (found.has(pointer)) return found.get(pointer);
    let at: unknown = document;
    for (const key of pointerKeys(pointer)) {
      if (isObject(at) && typeof at.$ref === "string") at = chase(at, seen).value;
      at =
        typeof at === "object" && at !== null && Object.hasOwn(at, key)
          ? (at as JsonObject)[key]
          : undefined;
    }
    found.set(pointer, at);
    return at;
  }

  function chase(start: JsonObject, seen: Set<string>): Followed {
    const known = merged.get(start);
    if (known) return known;
    let value: unknown = start;
    let name: string | undefined;
    const passed: JsonObject[] = [];
    while (isObject(value) && typeof value.$ref === "string") {
      const pointer: string = value.$ref;
      if (seen.has(pointer) || !pointer.startsWith("#"))
        return { value: undefined, name, target: undefined };
      seen.add(pointer);
      passed.push(value);
      name = pointerKeys(pointer).at(-1);
      value = lookUp(pointer, seen);
    }
    const followed = { value: passed.reduceRight(withSiblings, value), name, target: value };
    merged.set(start, followed);
    return followed;
  }

  return {
    follow: (value) =>
      isObject(value) && typeof value.$ref === "string"
        ? chase(value, new Set())
        : { value, target: value },
  };
}
