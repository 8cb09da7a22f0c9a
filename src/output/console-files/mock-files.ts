import { schemaPointers } from "../../mock/schema-pointers";
import { seedRecords } from "../../mock/seed-records";
import { readCatalogue } from "../../mock/world";
import { isHttpMethod } from "../../openapi/http-methods";
import { isObject, objectAt, type JsonObject } from "../../openapi/json";
import { ajvValidator } from "../../openapi/validation/ajv-validator";
import {
  validatorCompiler,
  type CompileValidators,
} from "../../openapi/validation/compile-validators";
import { minifyValidators } from "../../openapi/validation/minify-validators";
import type { ReferenceFile } from "../../views/reference/draw-reference";
import { mockDescription } from "./mock-description";
import { namedFiles } from "./named-files";

/** The mock's name for an operation: `GET /items`. */
export const mockName = ({ method, path }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${path}`;

function withOperations(document: JsonObject, isAnswered: (name: string) => boolean): JsonObject {
  const paths = Object.entries(objectAt(document, "paths")).map(([path, item]) => {
    const entries = Object.entries(isObject(item) ? item : {});
    const answered = entries.filter(
      ([method]) => !isHttpMethod(method) || isAnswered(mockName({ method, path })),
    );
    return [path, Object.fromEntries(answered)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

async function mockOf(document: JsonObject, demo: unknown, compileValidators: CompileValidators) {
  const catalogue = readCatalogue(document, ajvValidator(document));
  const records = [...seedRecords(catalogue, demo)];
  const description = mockDescription(document);
  const { text } = compileValidators(description, schemaPointers(catalogue));
  return namedFiles("mock", { description, records }, await minifyValidators(text));
}

interface MockSource {
  document: JsonObject;
  /** Records of the demo company, by file. */
  demo: unknown;
  /** Names of the operations to answer. */
  operations: readonly string[];
  /** True if the document has no other operations. */
  isWhole: boolean;
}

/** The mock and its validators. If they fail, operations that fail alone are left out. @throws if they still fail */
export async function mockFiles(
  { document, demo, operations, isWhole }: MockSource,
  compileValidators: CompileValidators,
): Promise<{ files: ReferenceFile[]; leftOut: ReadonlyMap<string, unknown> }> {
  const leftOut = new Map<string, unknown>();
  const make = () => {
    const answered = new Set(operations.filter((name) => !leftOut.has(name)));
    const isAll = isWhole && !leftOut.size;
    return mockOf(
      isAll ? document : withOperations(document, (name) => answered.has(name)),
      demo,
      compileValidators,
    );
  };
  try {
    return { files: await make(), leftOut };
  } catch {
    for (const name of operations)
      try {
        const alone = withOperations(document, (one) => one === name);
        await mockOf(alone, demo, validatorCompiler());
      } catch (error) {
        leftOut.set(name, error);
      }
    return { files: await make(), leftOut };
  }
}
