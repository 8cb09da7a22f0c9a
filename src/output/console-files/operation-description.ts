import { isObject, listAt, objectAt, textsAt, type JsonObject } from "../../openapi/json";
import { pointerKeys, type References } from "../../openapi/references";
import { firstSentence } from "../../config/first-sentence";

/** Keys that a form does not show. */
const left = new Set(["externalDocs", "xml", "summary"]);

/** Keys of maps whose keys are the author's names. */
const maps = new Set(["properties", "patternProperties", "dependentSchemas", "$defs", "mapping"]);

/** Keys with values in which nothing is a keyword. */
const values = new Set(["example", "default", "const", "enum", "required"]);

/** Keeps first sentences of descriptions and one example; `found` collects references. */
function leanSchema(schema: unknown, found: Set<string>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => leanSchema(one, found));
  if (!isObject(schema)) return schema;
  const lean: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (left.has(key) || key.startsWith("x-")) continue;
    if (key === "description") lean[key] = firstSentence(String(value));
    else if (key === "examples") lean.example ??= listAt(schema, key)[0];
    else if (values.has(key)) lean[key] = value;
    else if (key === "$ref" && typeof value === "string") {
      found.add(value);
      lean[key] = value;
    } else if (maps.has(key) && isObject(value)) {
      if (key === "mapping")
        for (const to of Object.values(value))
          if (typeof to === "string" && to.startsWith("#")) found.add(to);
      lean[key] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, leanSchema(inner, found)]),
      );
    } else lean[key] = leanSchema(value, found);
  }
  return lean;
}

/** Copies referenced parts to the places that references expect, with everything that they refer to. */
function gather(document: JsonObject, references: References, found: Set<string>): JsonObject {
  const gathered: JsonObject = {};
  for (const pointer of found) {
    const { target } = references.followSchema({ $ref: pointer });
    if (target === undefined) continue;
    const keys = pointerKeys(pointer);
    const last = keys.pop() ?? "";
    let at = gathered;
    for (const key of keys) at = at[key] = isObject(at[key]) ? at[key] : {};
    at[last] = leanSchema(target, found);
  }
  return gathered;
}

function leanParameters(list: unknown[], references: References, found: Set<string>) {
  return list.flatMap((one) => {
    const { value } = references.follow(one);
    if (!isObject(value)) return [];
    const [media] = Object.values(objectAt(value, "content"));
    const { name, in: place, required, style, description } = value;
    const { schema, example, examples } = isObject(media) ? media : value;
    const [written] = Object.values(isObject(examples) ? examples : {});
    const { value: first } = references.follow(written);
    return [
      {
        name,
        in: place,
        ...(required === true && { required }),
        ...(value.explode === false && { explode: false }),
        ...(style === "deepObject" && { style }),
        ...(typeof description === "string" && { description: firstSentence(description) }),
        schema: leanSchema(schema, found),
        example: example ?? (isObject(first) ? first.value : undefined),
      },
    ];
  });
}

function leanContent(body: unknown, references: References, found: Set<string>): JsonObject {
  return Object.fromEntries(
    Object.entries(objectAt(body, "content")).map(([mediaType, media]) => {
      const named = Object.entries(objectAt(media, "examples")).map(([name, written]) => {
        const { value } = references.follow(written);
        const { summary, value: shown } = isObject(value) ? value : {};
        return [name, { ...(typeof summary === "string" && { summary }), value: shown }] as const;
      });
      const { schema, example } = isObject(media) ? media : {};
      return [
        mediaType,
        { schema: leanSchema(schema, found), example, examples: Object.fromEntries(named) },
      ];
    }),
  );
}

/** A description with one operation and only what its form needs. */
export function operationDescription(
  document: JsonObject,
  references: References,
  path: string,
  method: string,
): JsonObject {
  const found = new Set<string>();
  const item = objectAt(objectAt(document, "paths"), path);
  const operation = objectAt(item, method);
  const { value: body } = references.follow(operation.requestBody);
  const responses = Object.entries(objectAt(operation, "responses")).map(([status, written]) => {
    const { value } = references.follow(written);
    const description = isObject(value) ? value.description : "";
    const codes = textsAt(value, "x-error-codes");
    return [
      status,
      {
        description: firstSentence(String(description ?? "")),
        ...(codes.length && { "x-error-codes": codes }),
      },
    ] as const;
  });
  const lean = {
    operationId: operation.operationId,
    parameters: leanParameters(
      [...listAt(item, "parameters"), ...listAt(operation, "parameters")],
      references,
      found,
    ),
    ...(isObject(body) && {
      requestBody: {
        required: body.required === true,
        content: leanContent(body, references, found),
      },
    }),
    responses: Object.fromEntries(responses),
    security: operation.security ?? document.security,
  };
  return {
    openapi: document.openapi,
    ...gather(document, references, found),
    paths: { [path]: { [method]: lean } },
  };
}
