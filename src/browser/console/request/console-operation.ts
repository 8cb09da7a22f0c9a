import type { ValidateSchema } from "../../../openapi/validation/validate-schema";
import {
  readOperations,
  type MediaTypeContent,
  type Operation,
  type Parameter,
} from "../../../mock/mock-operations";
import { createSchemaReader, type SchemaReader } from "../../../mock/schema-reader";
import { listAt, objectAt, textAt } from "../../../openapi/json";
import { createReferences } from "../../../openapi/references";
import { createSchemaResolver } from "../../../openapi/resolve-schema";
import type { ConsoleFile } from "../console-file";
import {
  compiledValidator,
  type CompiledValidators,
} from "../../../openapi/validation/run-validators";

/** A parameter, with what its form field needs. */
export interface ConsoleParameter extends Parameter {
  /** Unique in an operation: `query.limit`. */
  key: string;
  description: string;
  /** A list is sent as several parameters of the same name. */
  repeats: boolean;
  /** An object is sent as `name[key]=value`. */
  isDeep: boolean;
}

/** An operation with everything its console needs. */
export interface ConsoleOperation {
  file: ConsoleFile;
  operation: Operation;
  parameters: ConsoleParameter[];
  /** Descriptions of responses by status. */
  statuses: ReadonlyMap<string, string>;
  /** By media type, in the order of the examples. */
  exampleNames: ReadonlyMap<string, string[]>;
  reader: SchemaReader;
  validate: ValidateSchema;
}

const places = ["path", "query", "header", "cookie"];

/** Headers that OpenAPI ignores as parameters: https://spec.openapis.org/oas/v3.1.1#fixed-fields-for-use-with-schema */
const notParameters = new Set(["accept", "content-type", "authorization"]);

/** The body in a media type, by default in the first. */
export const contentFor = (
  { operation: { body } }: ConsoleOperation,
  mediaType: string | undefined,
): MediaTypeContent | undefined => body?.contents.find((content) => content.mediaType === mediaType) ?? body;

/** Reads the file of a console. @throws if it contains no operation */
export function readConsoleFile(
  file: ConsoleFile,
  validators: CompiledValidators,
): ConsoleOperation {
  const { description, path, method } = file;
  const references = createReferences(description);
  const [operation] = readOperations(description, references);
  if (!operation) throw new Error(`There is no operation in the file of ${file.slug}.`);
  const written = objectAt(objectAt(objectAt(description, "paths"), path), method.toLowerCase());
  const texts = listAt(written, "parameters");
  const parameters = operation.parameters.flatMap((parameter, index): ConsoleParameter[] => {
    const isHeader = parameter.place === "header";
    if (!places.includes(parameter.place)) return [];
    if (isHeader && notParameters.has(parameter.name.toLowerCase())) return [];
    const said = objectAt({ it: texts[index] }, "it");
    const repeats = parameter.place === "query" && said.explode !== false;
    return [
      {
        ...parameter,
        key: `${parameter.place}.${parameter.name}`,
        description: textAt(said, "description") ?? "",
        repeats,
        isDeep: said.style === "deepObject",
      },
    ];
  });
  const statuses = Object.entries(objectAt(written, "responses")).map(
    ([status, answer]) => [status, textAt(answer, "description") ?? ""] as const,
  );
  const media = objectAt(objectAt(written, "requestBody"), "content");
  const exampleNames = (operation.body?.contents ?? []).map(({ mediaType, examples }) => {
    const said = objectAt(objectAt(media, mediaType), "examples");
    return [
      mediaType,
      examples.map(({ name }) => textAt(objectAt(said, name), "summary") ?? name),
    ] as const;
  });
  return {
    file,
    operation,
    parameters: places.flatMap((place) => parameters.filter((one) => one.place === place)),
    statuses: new Map(statuses),
    exampleNames: new Map(exampleNames),
    reader: createSchemaReader(createSchemaResolver(references)),
    validate: compiledValidator(validators),
  };
}
