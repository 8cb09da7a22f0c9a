import { child, children, resolve, type Place } from "../description";
import { problemAt, type Rule } from "../lint-rule";
import { asRecord } from "../shape";

const json = (place: Place) => child(place, "content", "application/json");
const namesAt = (place: Place) => Object.keys(asRecord(child(json(place), "examples").value));

/** Of several request examples, each has a response example of the same name; that of a refused one is at the error. */
export const pairedExamples: Rule = ({ description, inventory }) =>
  inventory.operations.flatMap(({ id, place }) => {
    const requests = namesAt(resolve(description, child(place, "requestBody")));
    const success = inventory.responses.filter(
      ({ operation, status, place: response }) =>
        operation.id === id && status.startsWith("2") && json(response).value !== undefined,
    );
    if (requests.length < 2 || !success.length) return [];
    const shown = new Set(
      inventory.responses
        .filter(({ operation }) => operation.id === id)
        .flatMap((response) => children(child(response.place, "content")))
        .flatMap(([, media]) => Object.keys(asRecord(child(media, "examples").value))),
    );
    const examples = child(resolve(description, child(place, "requestBody")), "content");
    return children(child(examples, "application/json", "examples"))
      .filter(([name]) => !shown.has(name))
      .map(([name, request]) =>
        problemAt(description, request, {
          code: "example-unpaired",
          what: `The request ${name} of ${id} has no response of that name`,
          cause: "Readers who choose a request look for its response.",
          fix: `${name}: { $ref: … }   # at the response ${success[0]?.status}`,
        }),
      );
  });
