import { loadedValidator, withLoadedExamples } from "../../../mock/loaded-parts";
import type { JsonObject } from "../../../openapi/json";
import {
  compiledValidator,
  type CompiledValidators,
} from "../../../openapi/validation/run-validators";
import type { ValidateSchema } from "../../../openapi/validation/validate-schema";
import type { MockFile } from "../console-file";

/** Imports a module with validators by its address. */
export type ImportValidators = (url: string) => Promise<CompiledValidators>;

/** Fetches JSON. @throws for an answer that is none */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as unknown;
}

/** The address of a file in the folder of another. */
const beside = (url: string, file: string) => url.replace(/[^/]*$/, file);

/** What a mock is made of, from its file and the parts that have been loaded so far. */
export const mockOptions = (
  { description, collections, idPrefixes, records, problems, examples, validators }: MockFile,
  loadedExamples: ReadonlyMap<string, JsonObject>,
  loadedValidators: ReadonlyMap<string, ValidateSchema>,
) => ({
  description: withLoadedExamples(description, examples, loadedExamples),
  validate: loadedValidator(validators, loadedValidators),
  collections,
  idPrefixes,
  records: new Map(records),
  problems: new Map(problems),
});

/** The parts of a mock that have been loaded, and a way to load more. */
export class LoadedParts {
  private readonly examples = new Map<string, JsonObject>();
  private readonly validators = new Map<string, ValidateSchema>();
  private readonly loading = new Map<string, Promise<void>>();

  constructor(
    private readonly url: string,
    private readonly importValidators: ImportValidators,
  ) {}

  /** Loads a part once. @throws if that fails; the next call tries again */
  load(file: string): Promise<void> {
    const known = this.loading.get(file);
    if (known) return known;
    const loading = this.fetch(file).catch((error: unknown) => {
      this.loading.delete(file);
      throw error;
    });
    this.loading.set(file, loading);
    return loading;
  }

  private async fetch(file: string): Promise<void> {
    const address = beside(this.url, file);
    if (file.endsWith(".json"))
      return void this.examples.set(file, (await fetchJson(address)) as JsonObject);
    this.validators.set(file, compiledValidator(await this.importValidators(address)));
  }

  /** What a mock is made of; it throws `MissingPart` where it needs a part that was not loaded. */
  optionsOf(file: MockFile) {
    return mockOptions(file, this.examples, this.validators);
  }
}
