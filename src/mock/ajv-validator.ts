import Ajv, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { isObject, objectAt, textAt, type JsonObject } from "../openapi/json";
import { pointerKeys } from "../openapi/references";
import type { SchemaError, ValidateSchema } from "./model";

const base = "https://description/";

const isChoice = ({ keyword }: ErrorObject) =>
  keyword === "oneOf" || keyword === "anyOf" || keyword === "if";

function valueAt(value: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? (at as JsonObject)[key] : undefined),
    value,
  );
}

/** The schema that a discriminator's value chooses. */
function chosenSchema(error: ErrorObject, value: unknown): string | undefined {
  const discriminator = objectAt(error.parentSchema, "discriminator");
  const tag = textAt(
    valueAt(value, error.instancePath),
    textAt(discriminator, "propertyName") ?? "",
  );
  return tag ? textAt(objectAt(discriminator, "mapping"), tag) : undefined;
}

function toSchemaError(error: ErrorObject, prefix: string): SchemaError {
  const { keyword, message = "is not valid", params } = error;
  return {
    pointer: prefix + error.instancePath,
    keyword,
    message,
    params: isObject(params) ? params : {},
  };
}

/** `ValidateSchema` by Ajv, compiled at run time; where `new Function` is forbidden, pass compiled validators instead. */
export function ajvValidator(description: JsonObject): ValidateSchema {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
  });
  addFormats(ajv);
  ajv.addSchema(description, base);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (pointer: string) => {
    const known =
      compiled.get(pointer) ??
      ajv.compile({
        $ref: base + encodeURI(pointer).replaceAll("{", "%7B").replaceAll("}", "%7D"),
      });
    compiled.set(pointer, known);
    return known;
  };

  const run = (pointer: string, value: unknown, prefix: string): SchemaError[] => {
    const validate = compile(pointer);
    if (validate(value)) return [];
    const errors = [...(validate.errors ?? [])];
    const narrowed = errors.filter(isChoice).flatMap((error) => {
      const schema = chosenSchema(error, value);
      return schema ? [{ at: error.instancePath, path: error.schemaPath, schema }] : [];
    });
    const outer = narrowed.filter(
      ({ at }) => !narrowed.some((other) => other.at !== at && at.startsWith(`${other.at}/`)),
    );
    if (outer.length) {
      const inside = (at: string) =>
        outer.some((choice) => at === choice.at || at.startsWith(`${choice.at}/`));
      const others = errors.filter(({ instancePath }) => !inside(instancePath));
      const own = outer.flatMap((choice) =>
        run(choice.schema, valueAt(value, choice.at), prefix + choice.at),
      );
      if (own.length)
        return [
          ...own,
          ...others
            .filter((error) => !isChoice(error))
            .map((error) => toSchemaError(error, prefix)),
        ];
    }
    return telling(errors).map((error) => toSchemaError(error, prefix));
  };
  return (pointer, value) => distinct(run(pointer, value, ""));
}

/** Leaves out what only follows from other errors, and "must be null" of fields that may be. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept = errors.filter(
    (error) => !isChoice(error) && !(error.keyword === "type" && error.params.type === "null"),
  );
  // A field that failed its own schema also counts as unevaluated.
  const known = kept.filter(
    (error) =>
      error.keyword !== "unevaluatedProperties" ||
      !kept.some(
        ({ keyword, instancePath }) =>
          keyword !== "unevaluatedProperties" &&
          instancePath.startsWith(
            `${error.instancePath}/${String(error.params.unevaluatedProperty)}`,
          ),
      ),
  );
  return kept.length ? known : [...errors];
}

function distinct(errors: readonly SchemaError[]): SchemaError[] {
  const byText = new Map(
    errors.map((error) => [JSON.stringify([error.pointer, error.message, error.params]), error]),
  );
  return [...byText.values()];
}
