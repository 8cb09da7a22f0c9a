import { isObject, listAt, objectAt, textAt, type JsonObject } from "./json";
import type { SchemaNode } from "./schema-node";
import type { DescriptionMemo } from "./description-memo";
import type { References } from "./references";

/** A parameter or a response header. */
export interface ApiParameter {
  name: string;
  required: boolean;
  deprecated: boolean;
  descriptionHtml: string;
  schema: SchemaNode;
  example?: unknown;
}

/** The parameters in one place: `path`, `query`, `header`, or `cookie`. */
export interface ApiParameterGroup {
  place: string;
  parameters: ApiParameter[];
}

const places = ["path", "query", "header", "cookie"];

function exampleOf(parameter: JsonObject, memo: DescriptionMemo): unknown {
  const [media] = Object.values(objectAt(parameter, "content"));
  for (const holder of [parameter, isObject(media) ? media : {}]) {
    if (holder.example !== undefined) return holder.example;
    const [first] = Object.values(objectAt(holder, "examples"));
    const { value } = memo.references.follow(first);
    if (isObject(value) && value.value !== undefined) return value.value;
  }
  return undefined;
}

/** The schema of a parameter or header; under `content` if the value is JSON. */
export function schemaOf(parameter: JsonObject, references: References): unknown {
  if (parameter.schema !== undefined) return parameter.schema;
  const [media] = Object.values(objectAt(parameter, "content"));
  return references.followObject(media)?.schema ?? {};
}

async function describeParameter(
  name: string,
  parameter: JsonObject,
  memo: DescriptionMemo,
): Promise<ApiParameter> {
  const tree = await memo.tree(schemaOf(parameter, memo.references));
  const { descriptionHtml: fromSchema, ...schema } = tree;
  const descriptionHtml = await memo.prose.html(textAt(parameter, "description"));
  const example = exampleOf(parameter, memo);
  return {
    name,
    required: parameter.required === true || parameter.in === "path",
    deprecated: parameter.deprecated === true,
    descriptionHtml: descriptionHtml || fromSchema || "",
    schema: descriptionHtml && fromSchema && descriptionHtml !== fromSchema ? tree : schema,
    ...(example !== undefined && { example }),
  };
}

/** Builds parameters or headers, each shared one once. */
export async function parametersFrom(
  named: readonly { name: string; header: unknown }[],
  memo: DescriptionMemo,
): Promise<ApiParameter[]> {
  const parameters = named.map(({ name, header }) => {
    const parameter = memo.references.followObject(header) ?? {};
    const describe = () => describeParameter(name, parameter, memo);
    return memo.once(`parameter ${name}`, parameter, describe);
  });
  return Promise.all(parameters);
}

/** The parameters of an operation by place. Its own replace those of the path item, which come first. */
export async function parametersOf(
  pathItem: JsonObject,
  operation: JsonObject,
  memo: DescriptionMemo,
): Promise<ApiParameterGroup[]> {
  const byKey = new Map<string, { place: string; name: string; header: unknown }>();
  for (const reference of [...listAt(pathItem, "parameters"), ...listAt(operation, "parameters")]) {
    const { value: parameter } = memo.references.follow(reference);
    const [name, place] = [textAt(parameter, "name"), textAt(parameter, "in")];
    if (name && place) byKey.set(`${place} ${name}`, { place, name, header: reference });
  }
  const groups = await Promise.all(
    places.map(async (place) => {
      const named = [...byKey.values()].filter((entry) => entry.place === place);
      const parameters = await parametersFrom(named, memo);
      parameters.sort((one, other) => Number(other.required) - Number(one.required));
      return { place, parameters };
    }),
  );
  return groups.filter(({ parameters }) => parameters.length);
}
