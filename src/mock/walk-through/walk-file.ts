import type { CodeFence } from "../../content/markdown/code-fences";
import { pageSnippets } from "../../checks/snippets/page-snippets";
import { stepsOf, type WalkStep } from "./steps";

/** The file that a page fetches when readers run its first call. */
export interface WalkFile {
  /** Name of the file with the mock. */
  mock: string;
  steps: WalkStep[];
  /** Index of each step's command on the page; -1 for a body without a command. */
  commands: number[];
}

/** The calls of a page; undefined if it has none. */
export function walkFile(fences: readonly CodeFence[], mock: string): WalkFile | undefined {
  const snippets = pageSnippets(fences);
  const commands = snippets.filter(({ kind }) => kind === "call").map(({ fence }) => fence);
  const steps = stepsOf(snippets);
  if (!commands.length || !steps.length) return undefined;
  const commandOf = ({ curl, line }: WalkStep) =>
    curl ? commands.findIndex((fence) => fence.line + curl.line === line) : -1;
  return { mock, steps, commands: steps.map(commandOf) };
}
