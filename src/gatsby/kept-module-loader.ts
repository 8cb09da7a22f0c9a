import type { LoaderContext } from "webpack";
import { processWide } from "../markdown/process-wide";

const kept = () => processWide("kept-modules", () => new Map<string, string>());

/** A webpack loader: keeps what the loaders behind it made of a file. */
export default function keepModule(this: LoaderContext<unknown>, source: string): string {
  kept().set(this.resourcePath, source);
  return source;
}

/** Hands over what is kept, so that the loaders behind are not asked again. */
export function pitch(this: LoaderContext<unknown>): string | undefined {
  return kept().get(this.resourcePath);
}
