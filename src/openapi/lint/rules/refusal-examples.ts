import { child, children, type DescriptionPlace } from "../parsed-description";
import { examplesOf, problemJsonOf } from "../all-examples";
import { parameterNames } from "../inventory";
import { pathPattern } from "../path-pattern";
import type { Problem } from "../../../problems/problem";
import { recordIdsIn } from "../../record-ids";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** `/orders/{orderId}` matches `/v2/orders/ord_7k2m9x4q8d?dryRun=true`. */
const pattern = (path: string) => new RegExp(`^(/v\\d+)?${pathPattern(path)}(\\?.*)?$`);

/** The path in examples that many operations share. */
const anyPath = "/v2/path-of-your-request";

/** The example of a refusal has the path of its operation; its errors point into a body that exists, name parameters that exist, and no record has a duplicate in itself. */
export const refusalExamples: LintRule = ({ description, inventory }) =>
  inventory.responses
    .filter(({ status }) => /^[45]/.test(status))
    .flatMap(({ operation, place }) => {
      const own = new Set(parameterNames(operation));
      const hasBody = asRecord(operation.place.value).requestBody !== undefined;
      const checked = (example: DescriptionPlace): Problem[] => {
        const instance = asText(asRecord(example.value).instance);
        const record = recordIdsIn(instance).at(-1);
        // Operations below one record share what refuses its id.
        const isShared = !place.file.startsWith("paths/");
        const isOfOperation =
          isShared || !instance || instance === anyPath || pattern(operation.path).test(instance);
        const errors = children(child(example, "errors")).map(([, error]) => error);
        return [
          ...(isOfOperation
            ? []
            : [
                problemAt(description, child(example, "instance"), {
                  code: "refusal-example",
                  what: `${operation.id} shows the refusal of another operation`,
                  cause: `Its path is ${operation.path}.`,
                  fix: `instance: /v2${operation.path}   # with the id of a record`,
                }),
              ]),
          ...errors.flatMap((error) => {
            const { pointer, parameter, rule, message } = asRecord(error.value);
            if (parameter !== undefined && rule !== "unknown" && !own.has(asText(parameter)))
              return problemAt(description, child(error, "parameter"), {
                code: "refusal-example",
                what: `An example of ${operation.id} refuses its parameter ${asText(parameter)}`,
                cause: "The operation has no parameter of this name.",
                fix: `parameter: ${[...own].at(-1) ?? "…"}`,
              });
            if (pointer !== undefined && !hasBody)
              return problemAt(description, child(error, "pointer"), {
                code: "refusal-example",
                what: `An error of ${operation.id} points into a body`,
                cause: "Requests of this operation have none.",
                fix: "Remove the pointer.",
              });
            if (rule !== "duplicate" || !record || !asText(message).includes(record)) return [];
            return problemAt(description, child(error, "message"), {
              code: "refusal-example",
              what: `${record} is refused as a duplicate of itself`,
              cause: "It is the record in the path of the request.",
              fix: "message: Used by …   # the id of another record",
            });
          }),
        ];
      };
      return examplesOf(description, problemJsonOf(place)).flatMap(checked);
    });
