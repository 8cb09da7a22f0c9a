import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { ajvValidator } from "../../src/openapi/validation/ajv-validator";
import { createMock, type Mock } from "../../src/mock/create-mock";
import { seedRecords } from "../../src/mock/seed-records";
import { readCatalog } from "../../src/mock/world";
import type { ValidateSchema } from "../../src/openapi/validation/validate-schema";
import type { JsonObject } from "../../src/openapi/json";
import { descriptionInputs, shippedDescription } from "./shipped-description";
import { snapshot } from "./snapshot";

const root = path.resolve(__dirname, "../..");

/** The bundled description of the project. */
export const ownDescription = async (): Promise<JsonObject> =>
  (await shippedDescription()).document;

/** The files of the demo company by name. */
export function demoCompany(): JsonObject {
  const folder = path.join(root, "openapi/demo");
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    files.map((name) => [name, parse(readFileSync(path.join(folder, name), "utf8")) as unknown]),
  );
}

/** What the first records of a session are made from, and the code that makes them. */
export const recordInputs = [
  ...descriptionInputs,
  "src/mock",
  "src/checks/snippets",
  "src/i18n",
  "__tests__/support/demo-mock.ts",
];

/** The mock of the project's own API, with the validator it uses. */
export async function demoMock(): Promise<{
  mock: Mock;
  validate: ValidateSchema;
  description: JsonObject;
}> {
  const description = await ownDescription();
  const validate = ajvValidator(description);
  const records = await snapshot("records", recordInputs, () =>
    Promise.resolve(seedRecords(readCatalog(description, validate), demoCompany())),
  );
  return { mock: createMock({ description, validate, records }), validate, description };
}
