import { idShape } from "../ids";
import type { Operation } from "../mock-operations";
import type { SchemaReader } from "../schema-reader";

/** What a step needs of its operation; can be sent to another thread. */
export interface StepOperation {
  id: string;
  method: string;
  path: string;
  parameters: { name: string; prefix: string; example: string }[];
  mediaType?: string;
  /** The first example of the body. */
  example?: unknown;
}

/** Reduces an operation to what its steps need. */
export function stepOperation(
  { id, method, path, parameters, body }: Operation,
  reader: SchemaReader,
): StepOperation {
  return {
    id,
    method,
    path,
    parameters: parameters.map(({ name, schema, example }) => ({
      name,
      prefix: idShape(reader.resolve(schema).schema)?.prefix ?? "",
      example: Array.isArray(example) ? example.join(",") : String(example ?? ""),
    })),
    ...(body && { mediaType: body.mediaType, example: body.examples[0]?.value }),
  };
}
