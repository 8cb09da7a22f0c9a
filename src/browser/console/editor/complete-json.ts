import { getLocation, getNodeValue, parseTree, type JSONPath } from "jsonc-parser";
import { valueAt } from "../../../openapi/value-at";
import { schemaAt } from "../../../mock/pointers";
import type { SchemaReader } from "../../../mock/schema-reader";
import { isObject, listAt, textAt } from "../../../openapi/json";
import { typesOf } from "../../../openapi/schema-type";
import { pointerTo } from "../request/exact-json";
import { initialValue } from "./initial-value";

/** A key or value that could be written at the cursor. */
export interface Suggestion {
  label: string;
  /** Type or title. */
  detail: string;
  insert: string;
}

/** Suggestions, and the range of the text that they would replace. */
export interface Completion {
  from: number;
  to: number;
  suggestions: Suggestion[];
}

const mostSuggestions = 40;

function keySuggestions(
  schema: unknown,
  holder: unknown,
  reader: SchemaReader,
  needsColon: boolean,
): Suggestion[] {
  const has = isObject(holder) ? Object.keys(holder) : [];
  return reader
    .fields(schema, holder)
    .filter(({ name, readOnly }) => !readOnly && !has.includes(name))
    .sort((a, b) => Number(b.required) - Number(a.required))
    .map(({ name, written, type, required }) => {
      const value = needsColon ? `: ${JSON.stringify(initialValue(written, reader))}` : "";
      return {
        label: name,
        detail: [type, required && "required"].filter(Boolean).join(", "),
        insert: `${JSON.stringify(name)}${value}`,
      };
    });
}

function valueSuggestions(schema: unknown, reader: SchemaReader): Suggestion[] {
  const { schema: resolved } = reader.resolve(schema);
  const values: unknown[] = [resolved.const, ...listAt(resolved, "enum")].filter(
    (value) => value !== undefined,
  );
  if (!values.length && typesOf(resolved)[0] === "boolean") values.push(true, false);
  if (!values.length && resolved.example !== undefined) values.push(resolved.example);
  return values.map((value) => {
    const text = JSON.stringify(value);
    return { label: text, detail: textAt(resolved, "title") ?? "", insert: text };
  });
}

/** Start of the quoted text that contains an offset; undefined outside quotes. Quotes end with their line. */
function openQuote(text: string, offset: number): number | undefined {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  let open: number | undefined;
  for (let at = lineStart; at < offset; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') open = open === undefined ? at : undefined;
  }
  return open;
}

/** Range of the word or quoted text at an offset; the quotes need not be closed. */
function extent(text: string, offset: number): { from: number; to: number } {
  const quote = openQuote(text, offset);
  const word = /[\w.+-]*$/.exec(text.slice(0, offset))?.[0] ?? "";
  const rest = text.slice(offset);
  const after = (quote === undefined ? /^[\w.+-]*/ : /^[\w ./+-]*"?/).exec(rest)?.[0] ?? "";
  return { from: quote ?? offset - word.length, to: offset + after.length };
}

/** What the schema of a body suggests at an offset of its text, which may be incomplete. */
export function completeJson(
  text: string,
  offset: number,
  schema: unknown,
  reader: SchemaReader,
): Completion {
  const { path, isAtPropertyKey } = getLocation(text, offset);
  const tree = parseTree(text);
  const value: unknown = tree ? getNodeValue(tree) : undefined;
  const holderPath: JSONPath = isAtPropertyKey ? path.slice(0, -1) : path;
  const at = schemaAt(schema, value, pointerTo(holderPath), reader);
  const place = extent(text, offset);
  const typed = text.slice(place.from, offset).replace(/^"/, "").toLowerCase();
  const needsColon = !/^\s*:/.test(text.slice(place.to));
  const all =
    at === undefined
      ? []
      : isAtPropertyKey
        ? keySuggestions(at, valueAt(value, pointerTo(holderPath)), reader, needsColon)
        : valueSuggestions(at, reader);
  const suggestions = all
    .filter(({ label }) => label.replace(/^"/, "").toLowerCase().includes(typed))
    .slice(0, mostSuggestions);
  return { ...place, suggestions };
}
