import { jsonOf } from "../all-examples";
import { child, children, resolve } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord } from "../shape";

/** Of several request examples, each has a response example of the same name; that of a refused one is at the error. */
export const pairedExamples: LintRule = ({ description, inventory }) =>
  inventory.operations.flatMap(({ id, place }) => {
    const body = resolve(description, child(place, "requestBody"));
    const requests = children(child(jsonOf(body), "examples"));
    const responses = inventory.responses.filter(({ operation }) => operation.id === id);
    const success = responses.find(
      (response) => response.status.startsWith("2") && jsonOf(response.place).value !== undefined,
    );
    if (requests.length < 2 || !success) return [];
    const shown = new Set(
      responses
        .flatMap((response) => children(child(response.place, "content")))
        .flatMap(([, media]) => Object.keys(asRecord(child(media, "examples").value))),
    );
    return requests
      .filter(([name]) => !shown.has(name))
      .map(([name, request]) =>
        problemAt(description, request, {
          code: "example-unpaired",
          what: `The request ${name} of ${id} has no response of that name`,
          cause: "Readers who choose a request look for its response.",
          fix: `${name}: { $ref: … }   # at the response ${success.status}`,
        }),
      );
  });
