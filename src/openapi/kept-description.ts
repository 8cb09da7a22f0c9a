import { processWide } from "../markdown/process-wide";
import type { LoadedDescription } from "./load-description";

const kept = () => processWide("api-description", (): { current?: LoadedDescription } => ({}));

/** Hands a description on to other parts of the build, which would else load it once more. */
export function keepDescription(description: LoadedDescription | undefined): void {
  kept().current = description;
}

/** The description as it was read last; undefined when something must be mended in it first. */
export function keptDescription(): LoadedDescription | undefined {
  return kept().current;
}
