import { child } from "../description";
import { allExamples } from "../all-examples";
import { pointerKeys } from "../../references";
import { problemAt, type LintRule } from "../lint-rule";
import { schemaValidator } from "../validator";

function hint(keyword: string, params: Record<string, unknown>): string {
  const values = Object.entries(params)
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join(", ") : String(value)}`)
    .join("; ");
  if (keyword === "required") return `Add ${String(params.missingProperty)}.`;
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties")
    return `Remove ${String(params.additionalProperty ?? params.unevaluatedProperty)}, or describe it in the schema.`;
  return `Change the example, or the schema: ${values}.`;
}

/** Every example fits its schema. */
export const examplesValid: LintRule = ({ description, inventory }) => {
  const validate = schemaValidator(description);
  return allExamples(description, inventory).flatMap(({ value, schema }) =>
    validate(schema, value.value)
      .slice(0, 5)
      .map((error) =>
        problemAt(description, child(value, ...pointerKeys(error.instancePath)), {
          code: "example-invalid",
          what: `An example does not fit its schema${error.instancePath ? ` at ${error.instancePath}` : ""}`,
          cause: `It ${error.message ?? error.keyword}, says openapi/${schema.file}.`,
          fix: hint(error.keyword, error.params),
        }),
      ),
  );
};
