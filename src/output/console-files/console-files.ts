import type { ConsoleGap } from "../../browser/console/console-file";
import { operationPlaces } from "../../mock/mock-operations";
import type { ApiOperation } from "../../openapi/describe-operation";
import { validatorCompiler } from "../../openapi/validation/compile-validators";
import { minifyValidators } from "../../openapi/validation/minify-validators";
import type { ReferenceFile } from "../../views/reference/draw-reference";
import { firstPresses } from "./first-presses";
import { mockFiles, mockName } from "./mock-files";
import { namedFiles } from "./named-files";
import { operationPart, type Described, type OperationPart } from "./operation-parts";

interface Source extends Described {
  operations: readonly ApiOperation[];
  /** Records of the demo company, by file. */
  demo: unknown;
}

export interface ConsoleFiles {
  files: ReferenceFile[];
  /** File name by the operation's slug. */
  byOperation: ReadonlyMap<string, string>;
  /** By the operation's slug. */
  gaps: ReadonlyMap<string, ConsoleGap>;
  /** Name of the mock's file. */
  mock?: string;
}

/** Two files per operation, and those of the mock. Failing operations are left out. @throws if the mock still fails */
export async function consoleFiles(source: Source): Promise<ConsoleFiles> {
  const { document, operations, demo } = source;
  const compileValidators = validatorCompiler();
  const places = new Set(operationPlaces(document).map(mockName));
  const tried = operations.filter((one) => !one.isWebhook && places.has(mockName(one)));
  const gaps = new Map<string, ConsoleGap>();
  const leaveOut = ({ slug }: { slug: string }, error: unknown) =>
    gaps.set(slug, {
      kind: "console",
      about: [error instanceof Error ? error.message : String(error)],
    });

  const parts: OperationPart[] = [];
  for (const operation of tried)
    try {
      const made = operationPart(source, operation, compileValidators);
      parts.push(made);
      const { unchecked } = made.validators;
      if (unchecked.length) gaps.set(operation.slug, { kind: "check", about: unchecked });
    } catch (error) {
      leaveOut(operation, error);
    }

  const names = parts.map(({ part }) => mockName(part));
  const isWhole = parts.length === tried.length;
  // Other threads minify while this one compiles the mock.
  const minified = Promise.all(parts.map(({ validators }) => minifyValidators(validators.text)));
  const { files, leftOut, partsOf } = await mockFiles(
    { document, demo, operations: names, isWhole },
    compileValidators,
  );
  const mock = files[0]?.name ?? "";
  const byOperation = new Map<string, string>();
  const answered = parts.map(({ part }) => part).filter((part) => !leftOut.has(mockName(part)));
  const presses = firstPresses(answered, files);
  const texts = await minified;
  for (const [index, { part }] of parts.entries()) {
    const name = mockName(part);
    if (leftOut.has(name)) leaveOut(part, leftOut.get(name));
    else {
      const { first, checks = [] } = presses.get(part) ?? {};
      const paths = [part.path, ...(first?.steps ?? []).map((step) => step.path)];
      const needed = [...new Set([...paths.flatMap(partsOf), ...checks])];
      const value = { ...part, mock, parts: needed, ...(first && { first }) };
      const pair = namedFiles("try", value, texts[index] ?? "");
      files.push(...pair);
      byOperation.set(part.slug, pair[0].name);
    }
  }
  return { files, byOperation, gaps, mock };
}
