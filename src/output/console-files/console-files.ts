import type { ConsoleFile, ConsoleGap, MockFile } from "../../browser/console/console-file";
import type { ApiOperation } from "../../openapi/operations";
import { isHttpMethod } from "../../openapi/http-methods";
import { isObject, objectAt, type JsonObject } from "../../openapi/json";

import { askedPointers, operationPointers } from "../../mock/asked-pointers";
import { operationPlaces, readOperations } from "../../mock/operations";
import { seedRecords } from "../../mock/seed-records";
import { readCatalogue } from "../../mock/world";
import { createReferences, type References } from "../../openapi/references";
import { ajvValidator } from "../../openapi/validation/ajv-validator";
import {
  validatorCompiler,
  type CompileValidators,
  type Validators,
} from "../../openapi/validation/compile-validators";
import type { ReferenceFile } from "../../views/reference/draw-reference";
import { contentHash } from "../../config/addresses/hashed-names";
import { validatorsOf } from "../../browser/console/validators-of";
import { waysIn } from "../../openapi/ways-in";
import { mockDescription } from "./mock-description";
import { operationDescription } from "./operation-description";

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
  /** By the slug of the operation. */
  gaps: ReadonlyMap<string, ConsoleGap>;
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
  const name = `${prefix}-${contentHash(text, validators)}.json`;
  return [
    { name, text },
    { name: validatorsOf(name), text: validators },
  ];
}

const nameOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

/** The part of an operation in its console, without the name of the mock that answers it. */
function ownPart(
  { document, references }: Source,
  { slug, method, path, summary, servers, security }: ApiOperation,
  compileValidators: CompileValidators,
): { part: Omit<ConsoleFile, "mock">; validators: Validators } {
  const description = operationDescription(document, references, path, method.toLowerCase());
  const [read] = readOperations(description, createReferences(description));
  const part = {
    slug,
    method,
    path,
    title: summary,
    servers: servers.map(({ url, description: about }) => ({ url, description: about })),
    ways: waysIn(security, document, references),
    description,
  };
  return { part, validators: compileValidators(description, read ? operationPointers(read) : []) };
}

/** A description with some of its operations, given as `GET /items`. */
function withOperations(document: JsonObject, isKept: (operation: string) => boolean): JsonObject {
  const paths = Object.entries(objectAt(document, "paths")).map(([path, item]) => {
    const entries = Object.entries(isObject(item) ? item : {});
    const kept = entries.filter(([key]) => !isHttpMethod(key) || isKept(nameOf(key, path)));
    return [path, Object.fromEntries(kept)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function mockOf(document: JsonObject, demo: unknown, compileValidators: CompileValidators) {
  const catalogue = readCatalogue(document, ajvValidator(document));
  const records = [...seedRecords(catalogue, demo)];
  const description = mockDescription(document);
  const { text: validators } = compileValidators(description, askedPointers(catalogue));
  return named("mock", { description, records }, validators);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Makes the files of the console: two for each operation, and two for the mock that answers all of them. An operation
 * that they cannot be made of is left out, also of the mock. @throws where no mock can be made of the others
 */
export function consoleFiles(source: Source): ConsoleFiles {
  const { document, operations, demo } = source;
  const compileValidators = validatorCompiler();
  const places = new Set(operationPlaces(document).map(({ method, path }) => nameOf(method, path)));
  const tried = operations.filter(
    ({ isWebhook, method, path }) => !isWebhook && places.has(nameOf(method, path)),
  );
  const gaps = new Map<string, ConsoleGap>();
  const leaveOut = ({ slug }: ApiOperation, error: unknown) =>
    gaps.set(slug, { kind: "console", about: [reasonOf(error)] });

  const own: ReturnType<typeof ownPart>[] = [];
  for (const operation of tried)
    try {
      const made = ownPart(source, operation, compileValidators);
      own.push(made);
      const { unchecked } = made.validators;
      if (unchecked.length) gaps.set(operation.slug, { kind: "check", about: unchecked });
    } catch (error) {
      leaveOut(operation, error);
    }
  const hasConsole = ({ slug }: { slug: string }) => gaps.get(slug)?.kind !== "console";
  const mockOfThose = () => {
    const kept = new Set(tried.filter(hasConsole).map(({ method, path }) => nameOf(method, path)));
    const all = kept.size === tried.length;
    const answered = all ? document : withOperations(document, (name) => kept.has(name));
    return mockOf(answered, demo, compileValidators);
  };
  let files: ReferenceFile[];
  try {
    files = mockOfThose();
  } catch {
    for (const operation of tried.filter(hasConsole)) {
      const name = nameOf(operation.method, operation.path);
      try {
        mockOf(
          withOperations(document, (one) => one === name),
          demo,
          validatorCompiler(),
        );
      } catch (error) {
        leaveOut(operation, error);
      }
    }
    files = mockOfThose();
  }

  const mock = files[0]?.name ?? "";
  const byOperation = new Map<string, string>();
  for (const { part, validators } of own.filter((made) => hasConsole(made.part))) {
    const pair = named("try", { ...part, mock }, validators.text);
    files.push(...pair);
    byOperation.set(part.slug, pair[0].name);
  }
  return { files, byOperation, gaps, mock };
}
