import type { MockFile } from "../../browser/console/console-file";
import type { Parts } from "../../mock/loaded-parts";
import { problemsIn } from "../../mock/problems";
import { seedRecords } from "../../mock/seed-records";
import { readCatalog } from "../../mock/world";
import { isHttpMethod } from "../../openapi/http-methods";
import { isObject, objectAt, without, type JsonObject } from "../../openapi/json";
import { ajvValidator } from "../../openapi/validation/ajv-validator";
import {
  validatorCompiler,
  type CompileValidators,
} from "../../openapi/validation/compile-validators";
import { minifyValidators } from "../../openapi/validation/minify-validators";
import type { ReferenceFile } from "../../views/reference/draw-reference";
import { mockDescription } from "./mock-description";
import { domainOf, schemaDomains, shared, takeExamples } from "./mock-parts";
import { namedFile } from "./named-files";

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

/** The files of a mock; its own comes first. */
interface MockFiles {
  files: ReferenceFile[];
  /** Names of the parts that the operations at a path are sure to need. */
  partsOf(path: string): string[];
}

function withoutExamples(document: JsonObject): JsonObject {
  const components = without(objectAt(document, "components"), "examples");
  return { ...document, components };
}

async function mockOf(
  document: JsonObject,
  demo: unknown,
  compileValidators: CompileValidators,
): Promise<MockFiles> {
  const catalog = readCatalog(document, ajvValidator(document));
  const records = [...seedRecords(catalog, demo)];
  const description = mockDescription(document);
  const exampleParts = [...takeExamples(description)].map(([domain, lists]) => ({
    domain,
    names: Object.keys(lists),
    file: namedFile("examples", JSON.stringify(lists)),
  }));
  const validatorParts = await Promise.all(
    [...schemaDomains(catalog)].map(async ([domain, names]) => {
      const text = await minifyValidators(compileValidators(description, names).text);
      return { domain, names, file: namedFile("checks", text, "js") };
    }),
  );
  const listed = (parts: typeof exampleParts): Parts =>
    parts.map(({ file, names }) => [file.name, names]);
  const mock: MockFile = {
    description: withoutExamples(description),
    // Not of the whole document, whose schemas have texts for people.
    collections: readCatalog(description, () => []).collections.map(
      ({ machine: _, ...one }) => one,
    ),
    idPrefixes: [...catalog.idPrefixes()],
    records,
    problems: [...problemsIn(catalog.operations)],
    examples: listed(exampleParts),
    validators: listed(validatorParts),
  };
  const parts = [...validatorParts, ...exampleParts];
  return {
    files: [namedFile("mock", JSON.stringify(mock)), ...parts.map(({ file }) => file)],
    partsOf: (path) => {
      const own = [shared, domainOf(path)];
      return parts.filter(({ domain }) => own.includes(domain)).map(({ file }) => file.name);
    },
  };
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

/** The mock and its parts. If they fail, operations that fail alone are left out. @throws if they still fail */
export async function mockFiles(
  { document, demo, operations, isWhole }: MockSource,
  compileValidators: CompileValidators,
): Promise<MockFiles & { leftOut: ReadonlyMap<string, unknown> }> {
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
    return { ...(await make()), leftOut };
  } catch {
    for (const name of operations)
      try {
        const alone = withOperations(document, (one) => one === name);
        await mockOf(alone, demo, validatorCompiler());
      } catch (error) {
        leftOut.set(name, error);
      }
    return { ...(await make()), leftOut };
  }
}
