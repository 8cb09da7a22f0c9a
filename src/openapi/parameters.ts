import { isObject, listAt, objectAt, textAt, type JsonObject } from "./json";
import type { SchemaNode } from "./model";
import type { Workshop } from "./workshop";

/** A parameter or a response header. */
export interface ApiParameter {
  name: string;
  required: boolean;
  deprecated: boolean;
  descriptionHtml: string;
  schema: SchemaNode;
  example?: unknown;
}

/** The parameters of one place. */
export interface ApiParameterGroup {
  place: string;
  parameters: ApiParameter[];
}

const places = ["path", "query", "header", "cookie"];

function exampleOf(parameter: JsonObject, workshop: Workshop): unknown {
  const [media] = Object.values(objectAt(parameter, "content"));
  for (const holder of [parameter, isObject(media) ? media : {}]) {
    if (holder.example !== undefined) return holder.example;
    const [first] = Object.values(objectAt(holder, "examples"));
    const { value } = workshop.references.follow(first);
    if (isObject(value) && value.value !== undefined) return value.value;
  }
  return undefined;
}

/** `content` gives the schema of a parameter that is itself JSON. */
function schemaOf(parameter: JsonObject): unknown {
  if (parameter.schema !== undefined) return parameter.schema;
  const [media] = Object.values(objectAt(parameter, "content"));
  return isObject(media) ? media.schema : undefined;
}

async function make(
  name: string,
  parameter: JsonObject,
  workshop: Workshop,
): Promise<ApiParameter> {
  const tree = await workshop.tree(schemaOf(parameter) ?? {});
  const { descriptionHtml: fromSchema, ...schema } = tree;
  const own = await workshop.prose.html(textAt(parameter, "description"));
  const example = exampleOf(parameter, workshop);
  return {
    name,
    required: parameter.required === true || parameter.in === "path",
    deprecated: parameter.deprecated === true,
    descriptionHtml: own || fromSchema || "",
    schema: own && fromSchema && own !== fromSchema ? tree : schema,
    ...(example !== undefined && { example }),
  };
}

/** Parameters or headers by name, in their order. */
export async function parametersFrom(
  named: readonly { name: string; header: unknown }[],
  workshop: Workshop,
): Promise<ApiParameter[]> {
  const made = named.map(({ name, header }) => {
    const { value } = workshop.references.follow(header);
    const parameter = isObject(value) ? value : {};
    return workshop.once(`parameter ${name}`, parameter, () => make(name, parameter, workshop));
  });
  return Promise.all(made);
}

/** The parameters of an operation by place; those of the path come first, the operation's own replace them. */
export async function parametersOf(
  pathItem: JsonObject,
  operation: JsonObject,
  workshop: Workshop,
): Promise<ApiParameterGroup[]> {
  const byKey = new Map<string, { place: string; name: string; header: unknown }>();
  for (const reference of [...listAt(pathItem, "parameters"), ...listAt(operation, "parameters")]) {
    const { value: parameter } = workshop.references.follow(reference);
    const [name, place] = [textAt(parameter, "name"), textAt(parameter, "in")];
    if (name && place) byKey.set(`${place} ${name}`, { place, name, header: reference });
  }
  const groups = await Promise.all(
    places.map(async (place) => {
      const named = [...byKey.values()].filter((entry) => entry.place === place);
      return { place, parameters: await parametersFrom(named, workshop) };
    }),
  );
  return groups.filter(({ parameters }) => parameters.length);
}
