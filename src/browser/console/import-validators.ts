import type { CompiledValidators } from "../../openapi/validation/run-validators";

/** Browsers do not load a failed module again unless its address changes. */
const failures = new Map<string, number>();

/** Loads compiled validators by their absolute address. @throws if that fails; the next call tries again */
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
