import type { ConsoleFile } from "../../browser/console/console-file";
import { notSimulatedBy } from "../../mock/rules/not-simulated";
import { operationPointers } from "../../mock/schema-pointers";
import { readOperations } from "../../mock/mock-operations";
import type { JsonObject } from "../../openapi/json";
import type { ApiOperation } from "../../openapi/describe-operation";
import { createReferences, type References } from "../../openapi/references";
import { securityOptions } from "../../openapi/security-options";
import type { CompileValidators, Validators } from "../../openapi/validation/compile-validators";
import { operationDescription } from "./operation-description";

export interface Described {
  document: JsonObject;
  references: References;
}

/** A console file without the names of the mock's files, and the validators of its requests. */
export interface OperationPart {
  part: Omit<ConsoleFile, "mock" | "parts" | "first">;
  validators: Validators;
}

/** Makes the part of one operation. @throws if its description does not allow a console */
export function operationPart(
  { document, references }: Described,
  { slug, method, path, summary, servers, security, answer }: ApiOperation,
  compileValidators: CompileValidators,
): OperationPart {
  const description = operationDescription(document, references, path, method.toLowerCase());
  const [read] = readOperations(description, createReferences(description));
  const codes = read ? notSimulatedBy(read) : [];
  const part = {
    slug,
    method,
    path,
    title: summary,
    servers: servers.map(({ url, description: about }) => ({ url, description: about })),
    security: securityOptions(security, document, references),
    answer,
    ...(codes.length && { notSimulated: codes }),
    description,
  };
  return { part, validators: compileValidators(description, read ? operationPointers(read) : []) };
}
