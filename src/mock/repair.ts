import { sampleOf } from "../openapi/sample";
import type { SchemaError } from "../openapi/validation/validate-schema";
import { valueAt } from "../openapi/value-at";
import { schemaAt, setAt, similarAt } from "./pointers";
import type { Catalogue } from "./world";

const unknownKeys = ["additionalProperty", "unevaluatedProperty"] as const;

const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Makes one error go away: takes out what does not belong, else takes the value of the pattern, else a sample. */
function mend(
  error: SchemaError,
  schema: unknown,
  value: unknown,
  pattern: unknown,
  catalogue: Catalogue,
  last: boolean,
): void {
  const { params, pointer } = error;
  const { reader } = catalogue;
  const unknown = unknownKeys.map((key) => params[key]).find((key) => typeof key === "string");
  if (typeof unknown === "string") return setAt(value, `${pointer}/${escaped(unknown)}`, undefined);
  const missing = params.missingProperty;
  const at = typeof missing === "string" ? `${pointer}/${escaped(missing)}` : pointer;
  if (at === "") return;
  const before = JSON.stringify(valueAt(value, at));
  const similar = similarAt(pattern, at);
  if (similar !== undefined && !last && JSON.stringify(similar) !== before)
    return setAt(value, at, structuredClone(similar));
  const own = schemaAt(schema, value, at, reader);
  setAt(value, at, own === undefined ? undefined : sampleOf(own, reader.resolve, "response"));
}

/** Changes a value until it fits its schema, or as far as that is possible; the value itself is changed. */
export function repair(
  pointer: string,
  schema: unknown,
  value: unknown,
  pattern: unknown,
  catalogue: Catalogue,
): void {
  for (let round = 0; round < 5; round++) {
    const errors = catalogue.validate(pointer, value);
    if (!errors.length) return;
    for (const error of [...errors].reverse())
      mend(error, schema, value, pattern, catalogue, round > 2);
  }
}
