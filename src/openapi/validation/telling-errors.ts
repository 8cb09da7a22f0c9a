import type { ValidateFunction } from "ajv/dist/2020";
import { isObject, objectAt, textAt } from "../json";
import { valueAt } from "../value-at";
import type { SchemaError, ValidateSchema } from "./validate-schema";

/** An error as the validator reports it; for a choice, with the discriminator. */
interface RawError extends SchemaError {
  discriminator?: unknown;
}

/** Ajv's errors for a value, without their schema paths. */
function rawErrorsOf(validate: ValidateFunction, value: unknown): RawError[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, message = "is not valid", params }) => {
      const { discriminator, ...about } = isObject(params) ? params : {};
      return { pointer: instancePath, keyword, message, params: about, discriminator };
    },
  );
}

const isChoice = ({ keyword }: RawError) =>
  keyword === "oneOf" || keyword === "anyOf" || keyword === "if";

/** Pointer of the schema that the discriminator's value selects. */
function chosenSchema({ discriminator, pointer }: RawError, value: unknown): string | undefined {
  const tag = textAt(valueAt(value, pointer), textAt(discriminator, "propertyName") ?? "");
  return tag ? textAt(objectAt(discriminator, "mapping"), tag) : undefined;
}

/** Drops errors that only follow from others, and "must be null" for nullable fields. */
function telling(errors: readonly RawError[]): RawError[] {
  const kept = errors.filter(
    (error) => !isChoice(error) && !(error.keyword === "type" && error.params.type === "null"),
  );
  // A field that failed its own schema also counts as unevaluated.
  const known = kept.filter(
    (error) =>
      error.keyword !== "unevaluatedProperties" ||
      !kept.some(
        ({ keyword, pointer }) =>
          keyword !== "unevaluatedProperties" &&
          pointer.startsWith(`${error.pointer}/${String(error.params.unevaluatedProperty)}`),
      ),
  );
  return kept.length ? known : [...errors];
}

const toSchemaError = (
  { pointer, keyword, message, params }: RawError,
  prefix: string,
): SchemaError => ({ pointer: prefix + pointer, keyword, message, params });

function distinct(errors: readonly SchemaError[]): SchemaError[] {
  const byText = new Map(
    errors.map((error) => [JSON.stringify([error.pointer, error.message, error.params]), error]),
  );
  return [...byText.values()];
}

/**
 * Keeps the errors that help; for a choice with a discriminator, those of the branch that the value means. A schema without a
 * validator allows everything.
 */
export function tellingErrors(
  validatorOf: (schemaPointer: string) => ValidateFunction | undefined,
): ValidateSchema {
  const run = (schemaPointer: string, value: unknown, prefix: string): SchemaError[] => {
    const validate = validatorOf(schemaPointer);
    const errors = validate ? rawErrorsOf(validate, value) : [];
    const narrowed = errors.filter(isChoice).flatMap((error) => {
      const schema = chosenSchema(error, value);
      return schema ? [{ at: error.pointer, schema }] : [];
    });
    const outer = narrowed.filter(
      ({ at }) => !narrowed.some((other) => other.at !== at && at.startsWith(`${other.at}/`)),
    );
    const inside = (at: string) =>
      outer.some((choice) => at === choice.at || at.startsWith(`${choice.at}/`));
    const ofBranches = outer.flatMap((choice) =>
      run(choice.schema, valueAt(value, choice.at), prefix + choice.at),
    );
    const others = errors.filter((error) => !isChoice(error) && !inside(error.pointer));
    const shown = ofBranches.length ? others : telling(errors);
    return [...ofBranches, ...shown.map((error) => toSchemaError(error, prefix))];
  };
  return (schemaPointer, value) => distinct(run(schemaPointer, value, ""));
}
