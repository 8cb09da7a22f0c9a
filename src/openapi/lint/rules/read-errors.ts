import { child, textsIn } from "../description";
import { parameterNames } from "../inventory";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** The 400 of a call without a body names a path parameter that has a form, and the 500 of a read speaks of no change. */
export const readErrors: LintRule = ({ description, inventory }) =>
  inventory.responses.flatMap(({ operation, status, place }) => {
    const { id, method, path } = operation;
    const text = textsIn(child(place, "description"))
      .map(({ value }) => asText(value))
      .join();
    if (status === "500" && method === "GET" && /roll|undone|\bchange|written|saved/i.test(text))
      return problemAt(description, child(place, "description"), {
        code: "read-changes",
        what: `The 500 of ${id} speaks of a change`,
        cause: "A read changes nothing, so there is nothing to roll back.",
        fix: "$ref: ../../components/responses/ReadError.yaml",
      });
    const last = /\{([^}]+)\}$/.exec(path)?.[1];
    const hasBody = asRecord(operation.place.value).requestBody !== undefined;
    if (status !== "400" || hasBody || !last?.endsWith("Id")) return [];
    if (!parameterNames(operation, "path").includes(last) || text.includes(`\`${last}\``))
      return [];
    return problemAt(description, place, {
      code: "invalid-id-name",
      what: `The 400 of ${id} does not name ${last}`,
      cause: "The parameter that a call is refused for is the one that the reader looks for.",
      fix: `'400': { $ref: ../../components/responses/invalid-ids/Invalid${last[0]!.toUpperCase()}${last.slice(1)}InPath.yaml }`,
    });
  });
