import { posix } from "node:path";
import type { ErrorObject } from "ajv/dist/2020";
import { fileAt, type Description, type Place } from "./description";
import { asRecord, asText } from "./shape";
import type { Validate } from "./validator";

/** The file of each object in the YAML files: a verbose Ajv error has the schema but not its location. */
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

/** The schema that the discriminator's value selects, for the error of a union. */
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

/** Replaces the errors of all branches of a union by those of the branch that the value means. */
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
