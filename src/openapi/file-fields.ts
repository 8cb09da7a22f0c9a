import { isObject, objectAt } from "./json";
import type { ResolveSchema } from "./resolve-schema";

/** True for the schema of a file, or of a list of files. */
export function isFile(schema: unknown, resolve: ResolveSchema): boolean {
  const { format, contentMediaType, contentEncoding, items } = resolve(schema).schema;
  if (format === "binary") return true;
  if (contentMediaType !== undefined && contentEncoding === undefined) return true;
  return isObject(items) && isFile(items, resolve);
}

/** Names of the fields of a multipart form that are files. */
export function fileFields(mediaType: string, schema: unknown, resolve: ResolveSchema): string[] {
  if (!/^multipart\//i.test(mediaType)) return [];
  const fields = Object.entries(objectAt(resolve(schema).schema, "properties"));
  return fields.filter(([, field]) => isFile(field, resolve)).map(([name]) => name);
}
