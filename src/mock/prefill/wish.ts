import { mockCredential } from "../credential";
import type { MockRequest } from "../model";
import type { Operation, Parameter } from "../mock-operations";
import { ownExample, type SchemaReader } from "../schema-reader";

/** A request as a form holds it. */
export interface Wish {
  /** By `place.name`; empty texts are not sent. */
  parameters: Readonly<Record<string, string>>;
  mediaType?: string;
  /** Parsed JSON, or the text of a body that is not JSON. */
  body?: unknown;
  /** Keys of the parameters that the reader has set, which stay. */
  typed?: readonly string[];
}

/** A parameter's key in a wish. */
export const keyOf = ({ place, name }: Pick<Parameter, "place" | "name">) => `${place}.${name}`;

export function requestOf({ method, path, parameters }: Operation, wish: Wish): MockRequest {
  const at = (place: string) =>
    parameters.flatMap((parameter): [string, string][] => {
      const text = wish.parameters[keyOf(parameter)] ?? "";
      return parameter.place === place && text !== "" ? [[parameter.name, text]] : [];
    });
  const filled = at("path").reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const cookie = at("cookie").map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    method,
    path: filled,
    query: Object.fromEntries(at("query")),
    headers: {
      ...mockCredential,
      ...(wish.mediaType && wish.body !== undefined && { "Content-Type": wish.mediaType }),
      ...(cookie.length > 0 && { Cookie: cookie.join("; ") }),
      ...Object.fromEntries(at("header")),
    },
    ...(wish.body !== undefined && { body: structuredClone(wish.body) }),
  };
}

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join(",") : typeof value === "string" ? value : String(value ?? "");

/** The wishes that the examples of an operation are; one without a body if it has no examples. */
export function exampleWishes({ parameters, body }: Operation, reader: SchemaReader): Wish[] {
  const required = parameters
    .filter((parameter) => parameter.required)
    .map((parameter): [string, string] => {
      if (parameter.name.toLowerCase() === "if-match") return [keyOf(parameter), "*"];
      const own = parameter.example ?? ownExample(reader.resolve(parameter.schema).schema);
      return [keyOf(parameter), textOf(own)];
    });
  const shared = { parameters: Object.fromEntries(required) };
  if (!body?.examples.length) return [shared];
  return body.examples.map(({ value }) => ({ ...shared, mediaType: body.mediaType, body: value }));
}
