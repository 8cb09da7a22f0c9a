import type { JsonObject } from "../json";

const limitsOf: Record<string, string[]> = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  string: ["minLength", "maxLength", "pattern"],
  array: ["minItems", "maxItems", "uniqueItems"],
  object: ["minProperties", "maxProperties"],
};

const sizes: Record<string, string> = { string: "Length", array: "Items", object: "Properties" };

/** A limit that counts for no value of the schema's type, and the one that would. */
export interface IdleLimit {
  key: string;
  type: string;
  /** `maxLength` for a `maximum` of a text; none for what a number has in place of a size. */
  meant?: string;
}

/** The limits of a schema that only values of another type can have. */
export function idleLimits(schema: JsonObject): IdleLimit[] {
  if (schema.type === undefined) return [];
  const types = [schema.type].flat().map(String);
  const owners = types.map((type) => (type === "integer" ? "number" : type));
  return Object.entries(limitsOf).flatMap(([owner, keys]) =>
    owners.includes(owner)
      ? []
      : keys
          .filter((key) => key in schema)
          .map((key) => {
            const bound = /^m(?:in|ax)/.exec(key)?.[0];
            const size = sizes[types[0] ?? ""];
            const meant = bound && size && owner !== "object" ? bound + size : undefined;
            return { key, type: types.join(" or "), meant };
          }),
  );
}
