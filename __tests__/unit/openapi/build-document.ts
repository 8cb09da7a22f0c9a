import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Api } from "../../../src/openapi/build-api";
import type { ApiOperation } from "../../../src/openapi/describe-operation";
import type { JsonObject } from "../../../src/openapi/json";
import { buildPlain } from "./build-plain";

/** Builds the API of a description in a test, and adds what every description needs. */
export async function buildDocument(
  document: JsonObject,
  means?: Parameters<typeof buildPlain>[2],
): Promise<Api> {
  const folder = mkdtempSync(path.join(tmpdir(), "description-"));
  const whole = { openapi: "3.1.0", info: { title: "Shop", version: "1" }, paths: {}, ...document };
  try {
    writeFileSync(path.join(folder, "openapi.json"), JSON.stringify(whole));
    return await buildPlain(folder, folder, means);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An operation that sends and receives the same schema. */
export const echoOperation = (operationId: string, schema: unknown): JsonObject => ({
  operationId,
  requestBody: { content: { "application/json": { schema } } },
  responses: { "200": { description: "Done.", content: { "application/json": { schema } } } },
});

/** All operations of an API, in order. */
export const operationsOf = ({ groups }: Api): ApiOperation[] =>
  groups.flatMap(({ tags }) => tags.flatMap(({ operations }) => operations));
