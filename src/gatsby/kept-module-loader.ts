import { readFileSync } from "node:fs";
import type { LoaderContext } from "webpack";
import { keptResults } from "../build-cache/kept-results";
import { processWide } from "../markdown/process-wide";
import { withLocalRuntime } from "./local-runtime";

const kept = () => processWide("kept-modules", () => keptResults<string>("modules"));

const inputsOf = ({ resourcePath }: LoaderContext<unknown>) => [
  resourcePath,
  readFileSync(resourcePath, "utf8"),
];

/** A webpack loader: keeps what the loaders behind it made of a file. */
export default function keepModule(this: LoaderContext<unknown>, source: string): string {
  const local = withLocalRuntime(source);
  kept().set(inputsOf(this), local);
  return local;
}

/** Hands over what is kept, so that the loaders behind are not asked again. */
export function pitch(this: LoaderContext<unknown>): string | undefined {
  return kept().get(inputsOf(this));
}

/** Keeps the modules for the next build, when both bundles are made. */
export const saveModules = () => kept().save();
