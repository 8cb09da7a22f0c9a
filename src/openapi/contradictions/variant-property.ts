import type { LocationObject } from "@redocly/openapi-core";
import { didYouMean } from "../../problems/did-you-mean";
import { inlineIn, lineWith } from "../problems/inline-yaml";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "../json";
import type { Contradiction } from "./collect-contradictions";
import type { Follow, SchemaAt } from "./unfit-values";

/** Adds the names of all properties that values of a schema can have. */
function addProperties(
  { schema, file }: SchemaAt,
  follow: Follow,
  to: Set<string>,
  seen: Set<unknown>,
) {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  for (const name of Object.keys(objectAt(schema, "properties"))) to.add(name);
  const target = typeof schema.$ref === "string" ? follow(schema, file) : undefined;
  if (target) addProperties(target, follow, to, seen);
  for (const part of ["allOf", "oneOf", "anyOf"].flatMap((key) => listAt(schema, key)))
    addProperties({ schema: part, file }, follow, to, seen);
}

interface MissingProperty {
  name: string;
  known: string[];
  near?: string;
}

/** The property that tells variants apart, if none of them has it, and the one that was meant. */
export function missingDiscriminator(
  schema: JsonObject,
  file: string,
  follow: Follow,
): MissingProperty | undefined {
  const discriminator = objectAt(schema, "discriminator");
  const name = textAt(discriminator, "propertyName");
  if (name === undefined) return undefined;
  const properties = new Set<string>();
  const seen = new Set<unknown>();
  addProperties({ schema, file }, follow, properties, seen);
  for (const target of Object.values(objectAt(discriminator, "mapping"))) {
    const $ref = /[#/.]/.test(String(target)) ? target : `#/components/schemas/${String(target)}`;
    addProperties({ schema: { $ref }, file }, follow, properties, seen);
  }
  if (!properties.size || properties.has(name)) return undefined;
  const near = didYouMean(name, properties);
  // Types that extend this one can have the property.
  const hasVariants = "oneOf" in schema || "anyOf" in schema;
  return hasVariants || near !== undefined ? { name, known: [...properties], near } : undefined;
}

/** What to say of a discriminator whose property is missing. */
export function discriminatorPart(
  { name, known, near }: MissingProperty,
  location: LocationObject,
): Contradiction {
  return {
    kind: "part",
    location,
    code: "openapi-discriminator-property",
    what: `A discriminator names a property that no variant has: ${name}`,
    cause: near
      ? `The name is misspelled; the nearest property is "${near}".`
      : `The variants have ${known.slice(0, 8).join(", ")}. The property is missing in them, or another one tells them apart.`,
    fix: (seen) => lineWith(seen, "propertyName", name, inlineIn(seen, near ?? known[0])),
  };
}
