import { createMock } from "../../mock/create-mock";
import { acceptedInOrder } from "../../mock/prefill/in-order";
import type { AcceptedRequests } from "../../openapi/downloads/accepted-request";
import type { JsonObject } from "../../openapi/json";
import { demoFiles } from "../console-files/demo-files";
import { ajvValidator } from "../../openapi/validation/ajv-validator";

/**
 * Requests that the mock accepts in order, for the collections; none if no mock can be made of a description. `directory`
 * has the demo company's folder.
 */
export function acceptedRequests(description: JsonObject, directory: string): AcceptedRequests {
  return (names) => {
    try {
      const demo = demoFiles(directory);
      const mock = createMock({ description, validate: ajvValidator(description), demo });
      const known = new Map(
        mock.catalog.operations.map((one) => [`${one.method} ${one.path}`, one]),
      );
      const operations = [...new Set(names)].flatMap((name) => known.get(name) ?? []);
      const accepted = acceptedInOrder(mock, operations);
      return new Map([...accepted].map(([{ method, path }, one]) => [`${method} ${path}`, one]));
    } catch {
      // The build warns of the mock itself; collections have the examples of the description.
      return new Map();
    }
  };
}
