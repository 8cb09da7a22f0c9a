import { pointerStep } from "../openapi/references";
import { sampleOf } from "../openapi/sample";
import type { SchemaError } from "../openapi/validation/validate-schema";
import { valueAt } from "../openapi/value-at";
import { schemaAt, setAt, similarAt } from "./pointers";
import type { Catalog } from "./world";

const unknownKeys = ["additionalProperty", "unevaluatedProperty"] as const;

/** Rounds of repairs; from `patternRounds` on, samples replace values of the pattern. */
const rounds = 5;
const patternRounds = 3;

/** Fixes an error: removes an unknown field, or takes the value of the pattern or a sample. */
function mend(
  error: SchemaError,
  schema: unknown,
  value: unknown,
  pattern: unknown,
  { reader }: Catalog,
  usesPattern: boolean,
): void {
  const { params, pointer } = error;
  const unknown = unknownKeys.map((key) => params[key]).find((key) => typeof key === "string");
  if (typeof unknown === "string")
    return setAt(value, `${pointer}/${pointerStep(unknown)}`, undefined);
  const missing = params.missingProperty;
  const at = typeof missing === "string" ? `${pointer}/${pointerStep(missing)}` : pointer;
  if (at === "") return;
  const before = JSON.stringify(valueAt(value, at));
  const similar = similarAt(pattern, at);
  if (similar !== undefined && usesPattern && JSON.stringify(similar) !== before)
    return setAt(value, at, structuredClone(similar));
  const fieldSchema = schemaAt(schema, value, at, reader);
  const hasSchema = fieldSchema !== undefined;
  setAt(value, at, hasSchema ? sampleOf(fieldSchema, reader.resolve, "response") : undefined);
}

/** Changes a value in place until it fits its schema, as far as possible. */
export function repair(
  pointer: string,
  schema: unknown,
  value: unknown,
  pattern: unknown,
  catalog: Catalog,
): void {
  for (let round = 0; round < rounds; round++) {
    const errors = catalog.validate(pointer, value);
    if (!errors.length) return;
    for (const error of [...errors].reverse())
      mend(error, schema, value, pattern, catalog, round < patternRounds);
  }
}
