import { bodyRoot, propertyPath } from "../../openapi/field-path";
import type { SchemaNode } from "../../openapi/model";
import type { SourceBody, SourceOperation, SourceParameter } from "./operations";

/** A parameter or response header of an operation. */
export interface PlacedParameter {
  parameter: SourceParameter;
  /** `query.cursor` */
  address: string;
}

/** A schema that an operation takes or gives, with the address where its fields begin. */
export interface PlacedSchema {
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

/** Everything that an operation's page gives an address, where it begins. */
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
      ...callbacks.flatMap(({ id, requestBody: body, responses: answers }) => [
        ...bodies(body?.content ?? [], `${id}-body`),
        ...answers.flatMap(({ status, content }) => bodies(content, `${id}-response-${status}`)),
      ]),
    ],
  };
}
