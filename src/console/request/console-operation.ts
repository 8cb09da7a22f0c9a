import { interpretingValidator } from "../../mock/interpreting-validator";
import type { ValidateSchema } from "../../mock/model";
import { readOperations, type Operation, type Parameter } from "../../mock/operations";
import { createSchemaReader, type SchemaReader } from "../../mock/schema-fields";
import { listAt, objectAt, textAt, textsAt } from "../../openapi/json";
import { createReferences } from "../../openapi/references";
import { createSchemaResolver } from "../../openapi/resolve-schema";
import type { ConsoleFile } from "../files/console-files";

/** A parameter with what a form says of it. */
export interface ConsoleParameter extends Parameter {
  /** `query.limit`: unique in an operation. */
  key: string;
  description: string;
  /** A list is sent as several parameters of one name. */
  repeats: boolean;
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
  /** Of the examples of the body, in their order. */
  exampleNames: string[];
  reader: SchemaReader;
  validate: ValidateSchema;
}

const places = ["path", "query", "header"];

/** Reads the file of a console. @throws when there is no operation in it */
export function readConsoleFile(file: ConsoleFile): ConsoleOperation {
  const { description, path, method } = file;
  const references = createReferences(description);
  const [operation] = readOperations(description, references);
  if (!operation) throw new Error(`There is no operation in the file of ${file.slug}.`);
  const written = objectAt(objectAt(objectAt(description, "paths"), path), method.toLowerCase());
  const texts = listAt(written, "parameters");
  const parameters = operation.parameters.flatMap((parameter, index): ConsoleParameter[] => {
    if (!places.includes(parameter.place)) return [];
    const said = objectAt({ it: texts[index] }, "it");
    const repeats = parameter.place === "query" && said.explode !== false;
    return [
      {
        ...parameter,
        key: `${parameter.place}.${parameter.name}`,
        description: textAt(said, "description") ?? "",
        repeats,
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
  const [media] = Object.values(objectAt(objectAt(written, "requestBody"), "content"));
  const examples = objectAt(media, "examples");
  return {
    file,
    operation,
    parameters: places.flatMap((place) => parameters.filter((one) => one.place === place)),
    statuses: new Map(statuses),
    exampleNames: (operation.body?.examples ?? []).map(
      ({ name }) => textAt(objectAt(examples, name), "summary") ?? name,
    ),
    reader: createSchemaReader(createSchemaResolver(references)),
    validate: interpretingValidator(description),
  };
}
