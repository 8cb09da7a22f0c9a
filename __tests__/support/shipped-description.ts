import path from "node:path";
import type { LoadedDescription } from "../../src/openapi/load-description";
import { createReferences } from "../../src/openapi/references";
import { snapshot } from "./snapshot";

const root = path.resolve(__dirname, "../..");

/** What the description is read from, and the code that reads it. */
export const descriptionInputs = [
  "openapi",
  "src/openapi",
  "src/config",
  "src/content/markdown",
  "src/problems",
  "__tests__/support/shipped-description.ts",
];

/** The project's own description as the build loads it; problems have no places. Throws if it does not load. */
export async function shippedDescription(): Promise<LoadedDescription> {
  const data = await snapshot("description", descriptionInputs, async () => {
    // Imported here, because a snapshot does without these modules.
    const { loadDescription } = await import("../../src/openapi/load-description");
    const { description, problems } = await loadDescription(path.join(root, "openapi"), root);
    if (!description) throw new Error(JSON.stringify(problems));
    const { document, file, operations, overviews } = description;
    return { document, file, operations, overviews };
  });
  return {
    ...data,
    references: createReferences(data.document),
    locateText: () => undefined,
  };
}
