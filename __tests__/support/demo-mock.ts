import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { parse } from "yaml";
import { ajvValidator } from "../../src/openapi/validation/ajv-validator";
import { createMock, type Mock } from "../../src/mock/create-mock";
import type { ScopesOf } from "../../src/mock/check-request";
import type { ValidateSchema } from "../../src/openapi/validation/validate-schema";
import type { JsonObject } from "../../src/openapi/json";

const root = path.resolve(__dirname, "../..");

/** The bundled description of the project. */
export async function ownDescription(): Promise<JsonObject> {
  const { bundle: bundled } = await bundle({
    ref: path.join(root, "openapi/openapi.yaml"),
    config: await createConfig({}),
  });
  return bundled.parsed as JsonObject;
}

/** The files of the demo company by name. */
export function demoCompany(): JsonObject {
  const folder = path.join(root, "openapi/demo");
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    files.map((name) => [name, parse(readFileSync(path.join(folder, name), "utf8")) as unknown]),
  );
}

/** Tests write the scopes into the token: `Bearer scopes=items:read`. Other tokens may do everything. */
const scopesOf: ScopesOf = ({ authorization }) =>
  /^Bearer scopes=(.*)$/.exec(authorization ?? "")?.[1]?.split(",");

/** The mock of the project's own API, with the validator it uses. */
export async function demoMock(): Promise<{
  mock: Mock;
  validate: ValidateSchema;
  description: JsonObject;
}> {
  const description = await ownDescription();
  const validate = ajvValidator(description);
  return {
    mock: createMock({ description, validate, demo: demoCompany(), scopesOf }),
    validate,
    description,
  };
}
