import { startThread } from "../../config/start-thread";
import { createMock } from "../../mock/create-mock";
import { acceptedInOrder } from "../../mock/prefill/in-order";
import type { AcceptedRequest, AcceptedRequests } from "../../openapi/downloads/accepted-request";
import type { JsonObject } from "../../openapi/json";
import { demoFiles } from "../console-files/demo-files";
import { ajvValidator } from "../../openapi/validation/ajv-validator";

/**
 * Requests that the mock accepts in order, for the collections; none if no mock can be made of a description. `directory`
 * has the demo company's folder.
 */
export function findAccepted(
  description: JsonObject,
  directory: string,
  names: readonly string[],
): Map<string, AcceptedRequest> {
  try {
    const demo = demoFiles(directory);
    const mock = createMock({ description, validate: ajvValidator(description), demo });
    const known = new Map(mock.catalog.operations.map((one) => [`${one.method} ${one.path}`, one]));
    const operations = [...new Set(names)].flatMap((name) => known.get(name) ?? []);
    const accepted = acceptedInOrder(mock, operations);
    return new Map([...accepted].map(([{ method, path }, one]) => [`${method} ${path}`, one]));
  } catch {
    // The build warns of the mock itself; collections have the examples of the description.
    return new Map();
  }
}

/** From as many operations on, the search takes longer than starting a thread for it. */
const manyOperations = 50;

/** `findAccepted` in a thread of its own, if it takes long: the consoles are made meanwhile. */
export const acceptedRequests =
  (description: JsonObject, directory: string): AcceptedRequests =>
  async (names) => {
    if (names.length < manyOperations) return findAccepted(description, directory, names);
    const thread = startThread<Parameters<typeof findAccepted>, ReturnType<typeof findAccepted>>(
      "src/output/downloads/accepted-requests.ts",
      "findAccepted",
    );
    try {
      return await thread.run(description, directory, names);
    } finally {
      void thread.end();
    }
  };
