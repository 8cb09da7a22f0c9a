import { createHash } from "node:crypto";
import type { ApiOperation } from "../../openapi/operations";
import { isObject, objectAt, type JsonObject } from "../../openapi/json";
import type { References } from "../../openapi/references";
import type { ApiServer } from "../../openapi/servers";
import { interpretingValidator } from "../../mock/interpreting-validator";
import type { MockRecord } from "../../mock/model";
import { seedRecords } from "../../mock/seed-records";
import { readCatalogue } from "../../mock/world";
import type { ReferenceFile } from "../../reference/draw-reference";
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

function named(prefix: string, value: ConsoleFile | MockFile): ReferenceFile {
  const text = JSON.stringify(value);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { name: `${prefix}-${hash}.json`, text };
}

/** Makes the files of the console: one for each operation, and one for the mock that answers all of them. */
export function consoleFiles({ document, references, operations, demo }: Source): ConsoleFiles {
  const description = mockDescription(document);
  const catalogue = readCatalogue(document, interpretingValidator(document));
  const records = [...seedRecords(catalogue, demo)];
  const known = new Set(catalogue.operations.map(({ method, path }) => `${method} ${path}`));
  const mock = named("mock", { description, records });
  const files = [mock];
  const byOperation = new Map<string, string>();
  for (const operation of operations) {
    const { slug, method, path, summary, servers, isWebhook } = operation;
    if (isWebhook || !known.has(`${method} ${path}`)) continue;
    const lean = operationDescription(document, references, path, method.toLowerCase());
    const item = objectAt(objectAt(document, "paths"), path);
    if (!isObject(item)) continue;
    const file = named("try", {
      slug,
      method,
      path,
      title: summary,
      servers: servers.map(({ url, description: about }) => ({ url, description: about })),
      ways: waysIn(operation.security, document, references),
      mock: mock.name,
      description: lean,
    });
    files.push(file);
    byOperation.set(slug, file.name);
  }
  return { files, byOperation, mock: mock.name };
}
