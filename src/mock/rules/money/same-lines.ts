import { objectsAt, type JsonObject } from "../../../openapi/json";

/** Lines that are posted again, of which those with the same values in some fields are the lines that were there. */
export function sameLines(
  entry: JsonObject,
  replaced: JsonObject | undefined,
  names: readonly string[],
): JsonObject[] {
  const left = objectsAt(replaced, "lines");
  return objectsAt(entry, "lines").map((line) => {
    const at = left.findIndex((one) => names.every((name) => one[name] === line[name]));
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return known ? { ...line, id: known.id, reconciledOn: known.reconciledOn ?? null } : line;
  });
}
