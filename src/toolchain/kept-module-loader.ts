import { readFileSync } from "node:fs";
import type { LoaderContext } from "webpack";
import { keptResults, type KeptResults } from "../output/cache/kept-results";
import { withLocalRuntime } from "./local-runtime";

let results: KeptResults<string> | undefined;
const kept = () => (results ??= keptResults<string>("modules"));
const inputsOf = (file: string) => [file, readFileSync(file, "utf8")];

/** What `pitch` hands on to the loader itself. */
interface Pitched {
  inputs: readonly string[];
}

/** A webpack loader: keeps what the loaders behind it made of a file. */
export default function keepModule(this: LoaderContext<unknown>, source: string): string {
  const local = withLocalRuntime(source);
  kept().set((this.data as Pitched).inputs, local);
  return local;
}

/** Hands over what is kept, so that the loaders behind are not asked again. */
export function pitch(
  this: LoaderContext<unknown>,
  _remaining: string,
  _previous: string,
  data: Partial<Pitched>,
): string | undefined {
  data.inputs = inputsOf(this.resourcePath);
  return kept().get(data.inputs);
}

/** What is kept: `of` a file as it is now, and for the next build, when both bundles are made. */
export const keptModules = {
  of: (file: string) => kept().get(inputsOf(file)),
  save: () => {
    kept().save();
  },
};
