import { createHash } from "node:crypto";
import type { ApiOperation } from "../../openapi/operations";
import { isObject, objectAt, type JsonObject } from "../../openapi/json";
import type { ApiServer } from "../../openapi/servers";
import { askedPointers, operationPointers } from "../../mock/asked-pointers";
import type { MockRecord } from "../../mock/model";
import { readOperations } from "../../mock/operations";
import { seedRecords } from "../../mock/seed-records";
import { readCatalogue } from "../../mock/world";
import { createReferences, type References } from "../../openapi/references";
import { ajvValidator } from "../../validation/ajv-validator";
import { validatorCompiler } from "../../validation/compile-validators";
import type { ReferenceFile } from "../../reference/draw-reference";
import { validatorsOf } from "./validators-of";
import { waysIn, type WayIn } from "./ways-in";
import { mockDescription } from "./mock-description";
import { operationDescription } from "./operation-description";

/** What a page fetches when its console is opened. */
export interface ConsoleFile {
  slug: string;
  method: string;
  path: string;
  title: string;
  servers: readonly ApiServer[];
  ways: readonly WayIn[];
  /** Name of the mock's file, which is fetched with the first request. */
  mock: string;
  /** The operation alone, with the schemas of its parameters and bodies. */
  description: JsonObject;
}

/** What the mock is made of in the browser. */
export interface MockFile {
  description: JsonObject;
  /** By collection: the demo company's records, made complete. */
  records: [string, MockRecord[]][];
}

interface Source {
  document: JsonObject;
  references: References;
  operations: readonly ApiOperation[];
  demo: unknown;
}

/** The files of the console, and which is whose. */
export interface ConsoleFiles {
  files: ReferenceFile[];
  /** Name of a file by the slug of its operation. */
  byOperation: ReadonlyMap<string, string>;
  /** Name of the mock's file. */
  mock?: string;
}

/** A file and its validators, which have its name, so that both can be fetched at once. */
function named(
  prefix: string,
  value: ConsoleFile | MockFile,
  validators: string,
): [ReferenceFile, ReferenceFile] {
  const text = JSON.stringify(value);
  const hash = createHash("sha256").update(text).update(validators).digest("hex").slice(0, 12);
  const name = `${prefix}-${hash}.json`;
  return [
    { name, text },
    { name: validatorsOf(name), text: validators },
  ];
}

/** Makes the files of the console: two for each operation, and two for the mock that answers all of them. @throws for schemas that Ajv cannot compile */
export function consoleFiles({ document, references, operations, demo }: Source): ConsoleFiles {
  const description = mockDescription(document);
  const compileValidators = validatorCompiler();
  const catalogue = readCatalogue(document, ajvValidator(document));
  const records = [...seedRecords(catalogue, demo)];
  const known = new Set(catalogue.operations.map(({ method, path }) => `${method} ${path}`));
  const files = named(
    "mock",
    { description, records },
    compileValidators(description, askedPointers(catalogue)),
  );
  const [mock] = files;
  const byOperation = new Map<string, string>();
  for (const operation of operations) {
    const { slug, method, path, summary, servers, isWebhook } = operation;
    if (isWebhook || !known.has(`${method} ${path}`)) continue;
    const lean = operationDescription(document, references, path, method.toLowerCase());
    const item = objectAt(objectAt(document, "paths"), path);
    if (!isObject(item)) continue;
    const [read] = readOperations(lean, createReferences(lean));
    const own = named(
      "try",
      {
        slug,
        method,
        path,
        title: summary,
        servers: servers.map(({ url, description: about }) => ({ url, description: about })),
        ways: waysIn(operation.security, document, references),
        mock: mock.name,
        description: lean,
      },
      compileValidators(lean, read ? operationPointers(read) : []),
    );
    files.push(...own);
    byOperation.set(slug, own[0].name);
  }
  return { files, byOperation, mock: mock.name };
}
