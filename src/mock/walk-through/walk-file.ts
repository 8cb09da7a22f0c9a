import type { CodeFence } from "../../content/markdown/code-fences";
import { pageSnippets } from "../../checks/snippets/page-snippets";
import { stepsOf, type Step } from "./steps";

/** What a page fetches when the first of its calls is run. */
export interface WalkFile {
  /** Name of the mock's file. */
  mock: string;
  steps: Step[];
  /** For each step the number of the command on the page that it stands in; -1 for a body without a command. */
  commands: number[];
}

/** The calls of a page; undefined for one without any. */
export function walkFile(fences: readonly CodeFence[], mock: string): WalkFile | undefined {
  const snippets = pageSnippets(fences);
  const commands = snippets.filter(({ kind }) => kind === "call").map(({ fence }) => fence);
  const steps = stepsOf(snippets);
  if (!commands.length || !steps.length) return undefined;
  const commandOf = ({ curl, line }: Step) =>
    curl ? commands.findIndex((fence) => fence.line + curl.line === line) : -1;
  return { mock, steps, commands: steps.map(commandOf) };
}
