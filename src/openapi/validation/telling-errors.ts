import { objectAt, textAt } from "../json";
import { valueAt } from "../value-at";
import type { SchemaError, ValidateSchema } from "./validate-schema";

/** One error as a validator reports it, of a choice with the discriminator beside it. */
export interface RawError extends SchemaError {
  discriminator?: unknown;
}

/** Everything that a value breaks of the schema at a pointer, also what only follows from something else. */
export type ReportErrors = (schemaPointer: string, value: unknown) => RawError[];

const isChoice = ({ keyword }: RawError) =>
  keyword === "oneOf" || keyword === "anyOf" || keyword === "if";

/** The schema that a discriminator's value chooses. */
function chosenSchema({ discriminator, pointer }: RawError, value: unknown): string | undefined {
  const tag = textAt(valueAt(value, pointer), textAt(discriminator, "propertyName") ?? "");
  return tag ? textAt(objectAt(discriminator, "mapping"), tag) : undefined;
}

/** Leaves out what only follows from other errors, and "must be null" of fields that may be. */
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

/** Of a validator's errors those that help: of a choice with a discriminator only what its branch says. */
export function tellingErrors(report: ReportErrors): ValidateSchema {
  const run = (schemaPointer: string, value: unknown, prefix: string): SchemaError[] => {
    const errors = report(schemaPointer, value);
    const narrowed = errors.filter(isChoice).flatMap((error) => {
      const schema = chosenSchema(error, value);
      return schema ? [{ at: error.pointer, schema }] : [];
    });
    const outer = narrowed.filter(
      ({ at }) => !narrowed.some((other) => other.at !== at && at.startsWith(`${other.at}/`)),
    );
    const inside = (at: string) =>
      outer.some((choice) => at === choice.at || at.startsWith(`${choice.at}/`));
    const own = outer.flatMap((choice) =>
      run(choice.schema, valueAt(value, choice.at), prefix + choice.at),
    );
    const others = errors.filter((error) => !isChoice(error) && !inside(error.pointer));
    const shown = own.length ? others : telling(errors);
    return [...own, ...shown.map((error) => toSchemaError(error, prefix))];
  };
  return (schemaPointer, value) => distinct(run(schemaPointer, value, ""));
}
