import { posix } from "node:path";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020";
import { createAjv } from "../validation/create-ajv";
import { fileAt, placeKey, type Description, type DescriptionPlace } from "./description";
import { asRecord, asText } from "./shape";

/** Validates a value against the schema at a place. */
export type Validate = (schema: DescriptionPlace, value: unknown) => ErrorObject[];

const base = "https://description/";

function addressOf(schema: DescriptionPlace): string {
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

/** The file of each object in the YAML files: a verbose Ajv error has the schema but not its location. */
function filesOfSchemas(description: Description): WeakMap<object, string> {
  const files = new WeakMap<object, string>();
  const note = (value: unknown, file: string): void => {
    if (value === null || typeof value !== "object" || files.has(value)) return;
    files.set(value, file);
    Object.values(value).forEach((inner) => note(inner, file));
  };
  for (const [file, source] of description.yaml) note(source.value, file);
  return files;
}

/** The schema that the discriminator's value selects, for the error of a union. */
function kindOf(
  error: ErrorObject,
  description: Description,
  files: WeakMap<object, string>,
): DescriptionPlace | undefined {
  const { propertyName, mapping } = asRecord(asRecord(error.parentSchema).discriminator);
  const target = asText(asRecord(mapping)[asText(asRecord(error.data)[asText(propertyName)])]);
  const file = files.get(asRecord(error.parentSchema));
  if (!target || !file) return undefined;
  return fileAt(description, posix.join(posix.dirname(file), target));
}

/** Replaces the errors of all branches of a union by those of the branch that the value means. */
function narrowUnions(
  errors: readonly ErrorObject[],
  description: Description,
  files: WeakMap<object, string>,
  validate: Validate,
): ErrorObject[] {
  for (const union of errors.filter(({ keyword }) => keyword === "oneOf")) {
    const kind = kindOf(union, description, files);
    if (!kind) continue;
    const { instancePath } = union;
    const isOutside = (path: string) =>
      path !== instancePath && !path.startsWith(`${instancePath}/`);
    const ofBranch = validate(kind, union.data).map((error) => ({
      ...error,
      instancePath: instancePath + error.instancePath,
    }));
    const outside = errors.filter((error) => isOutside(error.instancePath));
    if (ofBranch.length)
      return narrowUnions([...outside, ...ofBranch], description, files, validate);
  }
  return [...errors];
}

/** A validator (JSON Schema 2020-12, with formats) that knows all schema files and compiles each schema once. */
export function schemaValidator(description: Description): Validate {
  const ajv = createAjv({ verbose: true });
  for (const [file, source] of description.yaml)
    if (file.startsWith("components/schemas/")) ajv.addSchema(asRecord(source.value), base + file);
  const compiled = new Map<string, ValidateFunction | undefined>();
  const compile = (schema: DescriptionPlace) => {
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
