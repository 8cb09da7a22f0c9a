import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import { createAjv } from "../validation/create-ajv";
import { placeKey, type Description, type Place } from "./description";
import { asRecord } from "./shape";
import { filesOfSchemas, narrowUnions } from "./union-errors";

/** Validates a value against the schema at a place. */
export type Validate = (schema: Place, value: unknown) => ErrorObject[];

const base = "https://description/";

function addressOf(schema: Place): string {
  const pointer = placeKey(schema).slice(schema.file.length);
  return base + schema.file + (pointer === "#" ? "" : encodeURI(pointer));
}

/** Drops errors that only follow from others, and duplicates. */
export function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept = errors.filter(
    ({ keyword, params }) =>
      !["oneOf", "anyOf", "if"].includes(keyword) &&
      !(keyword === "type" && params.type === "null"),
  );
  const byText = new Map(
    (kept.length ? kept : errors).map((error) => [
      JSON.stringify([error.instancePath, error.message, error.params]),
      error,
    ]),
  );
  return [...byText.values()];
}

/** A validator (JSON Schema 2020-12, with formats) that knows all schema files and compiles each schema once. */
export function schemaValidator(description: Description): Validate {
  const ajv = createAjv({ verbose: true });
  for (const [file, source] of description.yaml)
    if (file.startsWith("components/schemas/")) ajv.addSchema(asRecord(source.value), base + file);
  const compiled = new Map<string, ValidateFunction | undefined>();
  const compile = (schema: Place) => {
    const inFile = schema.file.startsWith("components/schemas/");
    // The query keeps the folder, so that relative references of the schema still hold.
    const id = `${base}${schema.file}?${encodeURIComponent(schema.path.join("/"))}`;
    try {
      return ajv.compile(
        inFile ? { $ref: addressOf(schema) } : { ...asRecord(schema.value), $id: id },
      );
    } catch {
      // Redocly explains broken references and wrong keywords better.
      return undefined;
    }
  };
  const files = filesOfSchemas(description);
  const run: Validate = (schema, value) => {
    const key = placeKey(schema);
    if (!compiled.has(key)) compiled.set(key, compile(schema));
    const validate = compiled.get(key);
    if (!validate || validate(value)) return [];
    return telling(narrowUnions(validate.errors ?? [], description, files, run));
  };
  return run;
}
