import { z } from "zod";

function unwrap(schema: unknown): unknown {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodReadonly
  )
    inner = inner.unwrap();
  if (!(inner instanceof z.ZodPipe)) return inner;
  return unwrap(inner.in instanceof z.ZodTransform ? inner.out : inner.in);
}

/** The keys that a zod schema allows at a path; of a union, those of all members. */
export function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const at = unwrap(schema);
  if (at instanceof z.ZodUnion)
    return [...new Set(at.options.flatMap((option: unknown) => keysAt(option, path)))];
  const [key, ...rest] = path;
  if (key === undefined) return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
  if (at instanceof z.ZodArray) return keysAt(at.element, rest);
  if (at instanceof z.ZodRecord) return keysAt(at.valueType, rest);
  if (at instanceof z.ZodObject) return keysAt(at.shape[String(key)], rest);
  return [];
}
