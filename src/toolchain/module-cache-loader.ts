import { readFileSync } from "node:fs";
import type { LoaderContext } from "webpack";
import { openCache, type ResultCache } from "../output/cache/result-cache";
import { withLocalRuntime } from "./local-runtime";

let results: ResultCache<string> | undefined;
const cache = () => (results ??= openCache<string>("modules"));

/** What `pitch` passes on to the loader. */
interface Pitched {
  inputs: readonly string[];
}

/** A webpack loader: caches the output of the loaders after it. */
export default function cacheModule(this: LoaderContext<unknown>, source: string): string {
  const local = withLocalRuntime(source);
  cache().set((this.data as Pitched).inputs, local);
  return local;
}

/** Returns the cached output, so that webpack skips the loaders after this one. */
export function pitch(
  this: LoaderContext<unknown>,
  _remaining: string,
  _previous: string,
  data: Partial<Pitched>,
): string | undefined {
  // Webpack notes a file only when it reads it itself, and would not notice that it has changed.
  this.addDependency(this.resourcePath);
  data.inputs = [this.resourcePath, readFileSync(this.resourcePath, "utf8")];
  return cache().get(data.inputs);
}

/** To be saved when both bundles are made. */
export const moduleCache = { save: () => cache().save() };
