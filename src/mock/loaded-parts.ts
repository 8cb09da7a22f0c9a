import { objectAt, type JsonObject } from "../openapi/json";
import type { ValidateSchema } from "../openapi/validation/validate-schema";

/** Files of which each holds some of a mock: the file, and the names of what is in it. */
export type Parts = readonly (readonly [file: string, names: readonly string[]])[];

/** Thrown when something is needed of a file that was not loaded yet. Nothing of the call remains. */
export class MissingPart extends Error {
  constructor(readonly file: string) {
    super(`${file} was not loaded.`);
  }
}

function fileByName(parts: Parts): ReadonlyMap<string, string> {
  return new Map(parts.flatMap(([file, names]) => names.map((name) => [name, file] as const)));
}

/** A description whose shared examples are read from the files that have been loaded so far. */
export function withLoadedExamples(
  description: JsonObject,
  parts: Parts,
  loaded: ReadonlyMap<string, JsonObject>,
): JsonObject {
  const components = objectAt(description, "components");
  const examples = { ...objectAt(components, "examples") };
  for (const [name, file] of fileByName(parts))
    Object.defineProperty(examples, name, {
      enumerable: true,
      get() {
        const part = loaded.get(file);
        if (!part) throw new MissingPart(file);
        return part[name];
      },
    });
  return { ...description, components: { ...components, examples } };
}

/** Validates with the modules that have been loaded so far. */
export function loadedValidator(
  parts: Parts,
  loaded: ReadonlyMap<string, ValidateSchema>,
): ValidateSchema {
  const files = fileByName(parts);
  return (pointer, value) => {
    const file = files.get(pointer);
    if (file === undefined) throw new Error(`The build compiled no validator for ${pointer}.`);
    const validate = loaded.get(file);
    if (!validate) throw new MissingPart(file);
    return validate(pointer, value);
  };
}
