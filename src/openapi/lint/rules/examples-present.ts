import { child, referenceOf, type Description, type DescriptionPlace } from "../description";
import { examplesOf } from "../all-examples";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord } from "../shape";

/** True if a schema shows a value: itself, through its reference, or in its parts. */
function showsValue(description: Description, schema: DescriptionPlace): boolean {
  const value = asRecord(schema.value);
  if (["examples", "example", "const", "default", "allOf", "oneOf"].some((key) => key in value))
    return true;
  if (value.type === "object" || value.type === "array" || value.properties) return true;
  const target = referenceOf(description, schema);
  return target !== undefined && showsValue(description, target);
}

/** Bodies have named examples and named schemas; parameters, headers and properties have an example. */
export const examplesPresent: LintRule = ({ description, inventory }) => [
  ...inventory.media.flatMap(({ place, direction, mediaType }) => {
    const what = `${direction === "request" ? "A request" : "A response"} with ${mediaType}`;
    const problems = [];
    const schema = child(place, "schema");
    const isFile = !/json|text/.test(mediaType);
    if (!isFile && !referenceOf(description, schema))
      problems.push(
        problemAt(description, schema.value === undefined ? place : schema, {
          code: "schema-unnamed",
          what: `${what} has no named schema`,
          cause:
            "The schema of a body is a component of its own, so that readers and generators can name it.",
          fix: "schema: { $ref: ../../components/schemas/<entity>/<Name>.yaml }",
        }),
      );
    if (!isFile && !examplesOf(description, place).length)
      problems.push(
        problemAt(description, place, {
          code: "example-missing",
          what: `${what} has no named example`,
          cause: "Every body is shown at least once with data of the demo company.",
          fix: "examples:\n  usual: { $ref: ../../components/examples/<tag>/<Name>.yaml }",
        }),
      );
    return problems;
  }),
  ...[...inventory.parameters, ...inventory.headers]
    .filter((place) => !examplesOf(description, place).length)
    .map((place) =>
      problemAt(description, place, {
        code: "example-missing",
        what: "A parameter or header has no example",
        cause: "The request console and the code samples are filled with it.",
        fix: "example: a value of the demo company",
      }),
    ),
  ...inventory.schemas
    .filter(({ place, property }) => property !== undefined && !showsValue(description, place))
    .map(({ place, property }) =>
      problemAt(description, place, {
        code: "example-missing",
        what: `The property ${property} has no example`,
        cause: "Neither the property nor what it refers to shows a value.",
        fix: "examples: [a value of the demo company]",
      }),
    ),
];
