import type { LocationObject, Oas3Rule, Oas3Visitor, UserContext } from "@redocly/openapi-core";
import { parseJson } from "../../config/parse-json";
import { isObject, listAt, without, type JsonObject } from "../json";
import { idleLimits, type IdleLimit } from "./idle-limit";
import { crossedLimits, type LimitPair } from "./limit-pairs";
import { misplacedParts } from "./misplaced-parts";
import { valueFaults, type Follow } from "./unfit-values";
import { discriminatorPart, missingDiscriminator } from "./variant-property";
import { wrongPattern } from "./wrong-pattern";

/** Something in a description that something else in it excludes, where its author wrote it. */
export type Contradiction = { location: LocationObject } & (
  | { kind: "limits"; limits: LimitPair }
  | { kind: "idle"; limit: IdleLimit }
  | { kind: "part"; code: string; what: string; cause: string; fix: (seen: string) => string }
  | { kind: "pattern"; pattern: string; cause: string; next: string }
  | {
      kind: "value";
      /** `default`, `example`, `enum`, `const`. */
      role: string;
      /** Last key of its place. */
      key: string;
      /** The list whose item it is, such as that of the enum. */
      list?: unknown[];
      value: unknown;
      cause: string;
      next?: unknown;
    }
);

/** What is judged, and where it is written. */
type Judged = Pick<Extract<Contradiction, { kind: "value" }>, "role" | "key" | "list"> & {
  location: UserContext["location"];
};

/** An example of a body may be the text of one. */
const isJsonText = (value: unknown) =>
  typeof value === "string" && /^\s*[[{]/.test(value) && parseJson(value) !== undefined;

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** Collects what contradicts itself in schemas, and values that do not fit the schema that they stand with. */
export function contradictions(found: Contradiction[]): Oas3Rule {
  const followOf =
    ({ resolve }: UserContext): Follow =>
    (schema, file) => {
      const { node, location } = resolve({ $ref: String(schema.$ref) }, file);
      return location && { schema: node, file: location.source.absoluteRef };
    };

  function judge(value: unknown, schema: unknown, context: UserContext, as: Judged) {
    const file = context.location.source.absoluteRef;
    for (const { path, ...fault } of valueFaults(value, { schema, file }, followOf(context))) {
      const location = path.length ? as.location.child(path) : as.location;
      const list = path.length ? undefined : as.list;
      const key = String(path.at(-1) ?? as.key);
      found.push({ kind: "value", role: as.role, key, list, location, ...fault });
    }
  }

  /** The examples of a parameter, header, or body. */
  function examples(holder: JsonObject, context: UserContext) {
    const { location, resolve } = context;
    const { schema } = holder;
    if ("example" in holder && !isJsonText(holder.example))
      judge(holder.example, schema, context, {
        role: "example",
        key: "example",
        location: location.child("example"),
      });
    for (const example of Object.values(Object(holder.examples) as JsonObject)) {
      if (!isObject(example)) continue;
      const { node, location: place } = resolve<JsonObject>(example);
      if (isObject(node) && "value" in node && place && !isJsonText(node.value))
        judge(node.value, schema, context, {
          role: "example",
          key: "value",
          location: place.child("value"),
        });
    }
  }

  function schemaItself(schema: JsonObject, context: UserContext) {
    const { location } = context;
    const limits = crossedLimits(schema);
    if (limits) found.push({ kind: "limits", location: location.child(limits.keys[0]), limits });
    for (const limit of idleLimits(schema))
      found.push({ kind: "idle", location: location.child(limit.key), limit });
    const wrong = typeof schema.pattern === "string" ? wrongPattern(schema.pattern) : undefined;
    if (wrong)
      found.push({
        kind: "pattern",
        location: location.child("pattern"),
        pattern: String(schema.pattern),
        ...wrong,
      });
    const told = missingDiscriminator(schema, location.source.absoluteRef, followOf(context));
    if (told)
      found.push(discriminatorPart(told, location.child(["discriminator", "propertyName"])));
    for (const key of ["default", "example", "const"])
      if (key in schema) {
        const others = key === "const" ? without(schema, key) : schema;
        judge(schema[key], others, context, { role: key, key, location: location.child(key) });
      }
    for (const key of ["examples", "enum"]) {
      const others = key === "enum" ? without(schema, key, "const") : schema;
      const list = listAt(schema, key);
      list.forEach((value, index) =>
        judge(value, others, context, {
          role: key.replace(/s$/, ""),
          key,
          list,
          location: location.child([key, index]),
        }),
      );
    }
  }

  const values: Oas3Visitor = {
    ref: {
      leave(node: unknown, context) {
        if (context.type.name === "Schema" && isObject(node)) schemaItself(node, context);
      },
    },
    Schema(schema: unknown, context) {
      if (isObject(schema)) schemaItself(schema, context);
    },
    Parameter: (parameter: unknown, context) => {
      if (isObject(parameter)) examples(parameter, context);
    },
    Header: (header: unknown, context) => {
      if (isObject(header)) examples(header, context);
    },
    MediaType: (media: unknown, context) => {
      if (isObject(media) && isJson.test(String(context.key))) examples(media, context);
    },
  };
  return () => [misplacedParts(found), values];
}
