import type { ValidateSchema } from "../../../openapi/validation/validate-schema";
import {
  readOperations,
  type Content,
  type Operation,
  type Parameter,
} from "../../../mock/operations";
import { createSchemaReader, type SchemaReader } from "../../../mock/schema-reader";
import { listAt, objectAt, textAt, textsAt } from "../../../openapi/json";
import { createReferences } from "../../../openapi/references";
import { createSchemaResolver } from "../../../openapi/resolve-schema";
import type { ConsoleFile } from "../console-file";
import {
  compiledValidator,
  type CompiledValidators,
} from "../../../openapi/validation/compiled-validator";

/** A parameter with what a form says of it. */
export interface ConsoleParameter extends Parameter {
  /** `query.limit`: unique in an operation. */
  key: string;
  description: string;
  /** A list is sent as several parameters of one name. */
  repeats: boolean;
  /** An object is sent as `name[key]=value`. */
  isDeep: boolean;
}

/** What the description says about a status. */
export interface KnownStatus {
  description: string;
  codes: string[];
}

/** An operation, ready to be tried. */
export interface ConsoleOperation {
  file: ConsoleFile;
  operation: Operation;
  parameters: ConsoleParameter[];
  statuses: ReadonlyMap<string, KnownStatus>;
  /** Of the examples of a body, in their order, by its media type. */
  exampleNames: ReadonlyMap<string, string[]>;
  reader: SchemaReader;
  validate: ValidateSchema;
}

const places = ["path", "query", "header", "cookie"];

/** Headers that are no parameters: https://spec.openapis.org/oas/v3.1.1#fixed-fields-for-use-with-schema */
const notParameters = new Set(["accept", "content-type", "authorization"]);

/** The body in the media type that was chosen, else in the first one. */
export const contentFor = (
  { operation: { body } }: ConsoleOperation,
  mediaType: string | undefined,
): Content | undefined => body?.contents.find((one) => one.mediaType === mediaType) ?? body;

/** Reads the file of a console. @throws when there is no operation in it */
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
  const statuses = Object.entries(objectAt(written, "responses")).map(([status, answer]) => {
    const about = {
      description: textAt(answer, "description") ?? "",
      codes: textsAt(answer, "x-error-codes"),
    };
    return [status, about] as const;
  });
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
