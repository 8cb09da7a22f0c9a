import { bodyRoot, propertyPath } from "../../openapi/field-path";
import type { SchemaNode } from "../../openapi/schema-node";
import type { SourceBody, SourceOperation, SourceParameter } from "./operation-drafts";

/** A parameter or response header, with an address such as `query.cursor`. */
interface PlacedParameter {
  parameter: SourceParameter;
  address: string;
}

/** A schema with the address where its fields begin. */
interface PlacedSchema {
  schema: SchemaNode;
  address: string;
}

function bodies(content: SourceBody["content"], root: string): PlacedSchema[] {
  return content.flatMap(({ mediaType, schema, sameAs }, index) =>
    schema && !sameAs ? [{ schema, address: bodyRoot(root, mediaType, index) }] : [],
  );
}

const place = (root: string, list: readonly SourceParameter[]): PlacedParameter[] =>
  list.map((parameter) => ({ parameter, address: propertyPath(root, parameter.name) }));

/** Everything with an address on the page of an operation, without what is inside of schemas. */
export function placesOf({ parameters, requestBody, responses, callbacks }: SourceOperation): {
  parameters: PlacedParameter[];
  schemas: PlacedSchema[];
} {
  const placed = [
    ...parameters.flatMap((group) => place(group.place, group.parameters)),
    ...responses.flatMap(({ status, headers }) => place(`header-${status}`, headers)),
    ...callbacks.flatMap(({ id, parameters: groups }) =>
      groups.flatMap((group) => place(`${id}-${group.place}`, group.parameters)),
    ),
  ];
  return {
    parameters: placed,
    schemas: [
      ...placed.map(({ parameter, address }) => ({ schema: parameter.schema, address })),
      ...bodies(requestBody?.content ?? [], "body"),
      ...responses.flatMap(({ status, content }) => bodies(content, `response-${status}`)),
      ...callbacks.flatMap(({ id, requestBody: body, responses: callbackResponses }) => [
        ...bodies(body?.content ?? [], `${id}-body`),
        ...callbackResponses.flatMap(({ status, content }) =>
          bodies(content, `${id}-response-${status}`),
        ),
      ]),
    ],
  };
}
