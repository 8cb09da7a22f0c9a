import { posix } from "node:path";
import type { ErrorObject } from "ajv/dist/2020";
import { fileAt, type Description, type Place } from "./description";
import { asRecord, asText } from "./shape";
import type { Validate } from "./validator";

/** The file of each object in the YAML files: an Ajv error (verbose) has the schema, but not where it stands. */
export function filesOfSchemas(description: Description): WeakMap<object, string> {
  const files = new WeakMap<object, string>();
  const note = (value: unknown, file: string): void => {
    if (value === null || typeof value !== "object" || files.has(value)) return;
    files.set(value, file);
    Object.values(value).forEach((inner) => note(inner, file));
  };
  for (const [file, source] of description.yaml) note(source.value, file);
  return files;
}

/** The schema of the kind that a value names, for the error of a union with a discriminator. */
function kindOf(
  error: ErrorObject,
  description: Description,
  files: WeakMap<object, string>,
): Place | undefined {
  const { propertyName, mapping } = asRecord(asRecord(error.parentSchema).discriminator);
  const target = asText(asRecord(mapping)[asText(asRecord(error.data)[asText(propertyName)])]);
  const file = files.get(asRecord(error.parentSchema));
  if (!target || !file) return undefined;
  return fileAt(description, posix.join(posix.dirname(file), target));
}

/** Replaces what all branches of a union say by what the branch of the value's own kind says. */
export function narrowUnions(
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
    const own = validate(kind, union.data).map((error) => ({
      ...error,
      instancePath: instancePath + error.instancePath,
    }));
    const outside = errors.filter((error) => isOutside(error.instancePath));
    if (own.length) return narrowUnions([...outside, ...own], description, files, validate);
  }
  return [...errors];
}
