import { indented } from "./blocks";
import type { FieldNames } from "./answer-form";

/** The exported name of a JSON field. */
export const goName = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** A struct with some fields of a JSON body, as gofmt writes it. */
export function goStruct(fields: readonly { names: FieldNames; type: string }[]): string {
  const heads = [...new Set(fields.map(({ names: [head] }) => head))];
  const typeOf = (head: string): string => {
    const own = fields.filter(({ names }) => names[0] === head);
    const below = own.flatMap(({ names: [, first, ...rest], type }) =>
      first === undefined ? [] : [{ names: [first, ...rest] as const, type }],
    );
    return below.length ? goStruct(below) : (own[0]?.type ?? "any");
  };
  const rows = heads.map((head) => [
    goName(head),
    typeOf(head),
    `\`json:${JSON.stringify(head)}\``,
  ]);
  // Columns, except around a struct of several lines.
  const width = (column: 0 | 1) =>
    Math.max(
      ...rows.filter(([, type]) => !type?.includes("\n")).map((row) => row[column]?.length ?? 0),
    );
  const lines = rows.map(([name = "", type = "", tag = ""]) =>
    type.includes("\n")
      ? `${name} ${type} ${tag}`
      : `${name.padEnd(width(0))} ${type.padEnd(width(1))} ${tag}`,
  );
  return `struct {\n${indented(lines.join("\n"), "\t")}\n}`;
}
