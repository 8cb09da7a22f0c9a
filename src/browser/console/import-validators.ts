import type { CompiledValidators } from "../../openapi/validation/compiled-validator";

/** A browser does not ask again for a module that it could not have, unless its address is another. */
const failures = new Map<string, number>();

/** Loads what the build has compiled, by its whole address, once. @throws when it cannot be had; the next call asks again */
export async function importValidators(url: string): Promise<CompiledValidators> {
  const failed = failures.get(url);
  const address = failed ? `${url}?again=${failed}` : url;
  try {
    const module = (await import(/* webpackIgnore: true */ address)) as {
      default: CompiledValidators;
    };
    return module.default;
  } catch (error) {
    failures.set(url, (failed ?? 0) + 1);
    throw error;
  }
}
