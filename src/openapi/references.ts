import { decoded } from "../config/addresses/internal-link";
import { isObject, pick, without, type JsonObject } from "./json";

interface Followed {
  value: unknown;
  /** Last segment of the last reference: the component's name. */
  name?: string;
  /** The target without the keywords beside the `$ref`: the same object for every use. */
  target: unknown;
}

/** Follows the `$ref`s of one bundled description. */
export interface References {
  /** Follows what is no schema: beside its `$ref`, only `summary` and `description` count. */
  follow(value: unknown): Followed;
  /** Follows a schema, with every keyword beside its `$ref`. */
  followSchema(value: unknown): Followed;
  /** The object that a value is or refers to; for what is no schema. */
  followObject(value: unknown): JsonObject | undefined;
}

/** The keys of a JSON pointer: `#/a/b~1c` gives `["a", "b/c"]`. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, "")
    .split("/")
    .filter((key) => key !== "")
    .map((key) => {
      if (!/[~%]/.test(key)) return key;
      return decoded(key).replaceAll("~1", "/").replaceAll("~0", "~");
    });
}

/** A key as one step of a JSON pointer: `b/c` gives `b~1c`. */
export const pointerStep = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Keywords that tell about a value: beside a `$ref`, they replace those of its target. */
const telling = new Set([
  ...["title", "description", "summary", "default", "example", "examples"],
  ...["deprecated", "readOnly", "writeOnly", "nullable", "externalDocs", "xml", "$comment"],
]);

/** What a Reference Object may have beside its `$ref`. */
const besideReference = new Set(["description", "summary"]);

/** OpenAPI 3.0 ignores what is beside a `$ref`; authors write these all the same. */
const toleratedBefore31 = new Set([
  ...["description", "summary", "deprecated", "readOnly", "writeOnly", "nullable"],
]);

const isTelling = (key: string) => telling.has(key) || key.startsWith("x-");

/** One kind of reference, and the keywords that count beside it. */
interface Kind {
  isTaken: (key: string) => boolean;
  known: WeakMap<JsonObject, Followed>;
}

const kindOf = (isTaken: Kind["isTaken"]): Kind => ({ isTaken, known: new WeakMap() });

/** A reference beside keywords that restrict or extend its target: both apply. */
function combined({ $ref, ...beside }: JsonObject): JsonObject {
  return { ...beside, allOf: [{ $ref }, ...(Array.isArray(beside.allOf) ? beside.allOf : [])] };
}

function withSiblings(target: unknown, siblings: JsonObject): unknown {
  if (!Object.keys(siblings).length || !isObject(target)) return target;
  const hasExample = siblings.example !== undefined || siblings.examples !== undefined;
  return { ...(hasExample ? without(target, "example", "examples") : target), ...siblings };
}

/** Follows the references of a bundled description, and looks up each pointer once. */
export function createReferences(document: JsonObject): References {
  const found = new Map<string, unknown>();
  const is30 = String(document.openapi).startsWith("3.0");
  const others = kindOf((key) => (is30 ? toleratedBefore31 : besideReference).has(key));
  const schemas = kindOf((key) => (is30 ? toleratedBefore31.has(key) : true));
  const both = new WeakMap<JsonObject, JsonObject>();

  /** The keywords beside a `$ref` that count, and whether its target can carry them. */
  function siblingsOf(reference: JsonObject, { isTaken }: Kind) {
    const siblings = pick(
      reference,
      (key) => key !== "$ref" && reference[key] !== undefined && isTaken(key),
    );
    return { siblings, combine: !Object.keys(siblings).every(isTelling) };
  }

  function bothOf(reference: JsonObject): JsonObject {
    const made = both.get(reference) ?? combined(reference);
    both.set(reference, made);
    return made;
  }

  function lookUp(pointer: string, seen: Set<string>): unknown {
    if (found.has(pointer)) return found.get(pointer);
    let at: unknown = document;
    for (const key of pointerKeys(pointer)) {
      if (isObject(at) && typeof at.$ref === "string") at = chase(at, seen, schemas).value;
      at =
        typeof at === "object" && at !== null && Object.hasOwn(at, key)
          ? (at as JsonObject)[key]
          : undefined;
    }
    found.set(pointer, at);
    return at;
  }

  function chase(start: JsonObject, seen: Set<string>, kind: Kind): Followed {
    const known = kind.known.get(start);
    if (known) return known;
    let value: unknown = start;
    let name: string | undefined;
    const passed: JsonObject[] = [];
    while (isObject(value) && typeof value.$ref === "string") {
      const { siblings, combine } = siblingsOf(value, kind);
      if (combine) {
        value = bothOf(value);
        break;
      }
      const pointer: string = value.$ref;
      if (seen.has(pointer) || !pointer.startsWith("#"))
        return { value: undefined, name, target: undefined };
      seen.add(pointer);
      passed.push(siblings);
      name = pointerKeys(pointer).at(-1);
      value = lookUp(pointer, seen);
    }
    const followed = { value: passed.reduceRight(withSiblings, value), name, target: value };
    kind.known.set(start, followed);
    return followed;
  }

  const followAs = (kind: Kind) => (value: unknown) =>
    isObject(value) && typeof value.$ref === "string"
      ? chase(value, new Set(), kind)
      : { value, target: value };
  const follow = followAs(others);
  return {
    follow,
    followSchema: followAs(schemas),
    followObject(reference) {
      const { value } = follow(reference);
      return isObject(value) ? value : undefined;
    },
  };
}
