import { idShape } from "../../../mock/ids";
import { ownExample } from "../../../mock/schema-reader";
import { isObject } from "../../../openapi/json";
import { initialValue } from "../editor/initial-value";
import { bodyKind, isWrittenAsJson } from "./body-kind";
import { contentFor, type ConsoleOperation, type ConsoleParameter } from "./console-operation";

/** What the reader has typed. */
export interface Draft {
  /** By key of the parameter; empty texts are not sent. */
  parameters: Readonly<Record<string, string>>;
  /** JSON as typed, the fields of a form as a JSON object, or the name of a file. */
  body: string;
  /** By default the first of the operation. */
  mediaType?: string;
  /** Index of the example that the body began as, by default the first. */
  example?: number;
  /** The bodies of other examples and media types, as they were left. */
  others?: Readonly<Record<string, string>>;
}

/** Ids in responses of this session by prefix, latest first. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

/** The prefix of the ids that a schema describes. */
export function idPrefix(written: unknown, { reader }: ConsoleOperation) {
  const { schema } = reader.resolve(written);
  return idShape(schema)?.prefix;
}

const textOf = (value: unknown) =>
  Array.isArray(value)
    ? value.join(",")
    : isObject(value)
      ? JSON.stringify(value)
      : String(value ?? "");

/** The initial text of a body: an example, or what its schema requires. */
export function exampleBody(
  of: ConsoleOperation,
  mediaType: string | undefined,
  example = 0,
): string {
  const content = contentFor(of, mediaType);
  if (!content) return "";
  const shown = content.examples[example]?.value;
  const isJson = isWrittenAsJson(content.mediaType);
  if (!isJson && typeof shown === "string") return shown;
  if (bodyKind(content.mediaType) === "file") return "";
  const value = shown ?? (isJson ? initialValue(content.schema, of.reader) : undefined);
  return value === undefined ? "" : JSON.stringify(value, null, 2);
}

const placeOf = ({ mediaType = "", example = 0 }: Draft) => `${mediaType} ${example}`;

/** A draft with the body of another example or media type: as it was left, or as the description has it. */
export function withExample(
  of: ConsoleOperation,
  draft: Draft,
  mediaType: string | undefined,
  example = 0,
): Draft {
  const others = { ...draft.others, [placeOf(draft)]: draft.body };
  const next = { ...draft, ...(mediaType !== undefined && { mediaType }), example, others };
  return { ...next, body: others[placeOf(next)] ?? exampleBody(of, mediaType, example) };
}

function startText(parameter: ConsoleParameter, { reader }: ConsoleOperation): string {
  const { schema } = reader.resolve(parameter.schema);
  const own = parameter.example ?? schema.default ?? ownExample(schema);
  if (own !== undefined) return textOf(own);
  if (schema.type === "array") return textOf(initialValue(schema.items, reader));
  return schema.type === "string" && !schema.format ? "" : textOf(initialValue(schema, reader));
}

/** The initial request: required parameters from their examples or from records created in this session. */
export function firstDraft(of: ConsoleOperation, created: KnownIds): Draft {
  const parameters = of.parameters.flatMap((parameter): [string, string][] => {
    const { key, name, required, place } = parameter;
    const own = place === "path" ? created[idPrefix(parameter.schema, of) ?? ""]?.[0] : undefined;
    if (name.toLowerCase() === "if-match" && required) return [[key, "*"]];
    return required ? [[key, own ?? startText(parameter, of)]] : [];
  });
  return { parameters: Object.fromEntries(parameters), body: exampleBody(of, undefined) };
}
