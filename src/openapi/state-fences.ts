import { headingSlugger, overviewIds } from "../config/html/content-ids";
import { didYouMean } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";
import { componentsOf, type JsonObject } from "./json";
import type { OverviewFile } from "./tag-overviews";
import { stateDiagramDot, stateDiagramText } from "./state-diagram";
import { stateMachineOf, type StateMachine } from "./state-machine";
import { meaningsOf } from "./state-meanings";

const fence = /^```state-machine[ \t]*\r?\n([^\n]*)\r?\n```[ \t]*$/gm;

function unknownSchema(
  name: string,
  known: readonly string[],
  file: string,
  line: number,
): Problem {
  const near = didYouMean(name, known);
  return {
    level: "error",
    code: "openapi-state-machine-unknown",
    what: `There is no state machine "${name}" to draw`,
    where: { file, line },
    seen: name,
    cause: near
      ? `The nearest schema with an x-state-machine is ${near}.`
      : "No schema of this name has an x-state-machine.",
    fix: near ?? "Name a status schema that has an x-state-machine, or remove the block.",
  };
}

/** A heading without link and emphasis syntax, which a slug would keep. */
const plainHeading = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, "$1");

/** The id of the last heading, numbered if an earlier heading has the same text. */
function lastAnchor(markdown: string): string | undefined {
  const idOf = headingSlugger(overviewIds);
  const text = markdown.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, "");
  return [...text.matchAll(/^#{1,6}[ \t]+(.+?)[ \t]*#*$/gm)]
    .map(([, heading = ""]) => idOf(plainHeading(heading)))
    .at(-1);
}

/** Address of the heading above each lifecycle's code block, by the name of the status schema. */
export function lifecyclePagesOf(
  overviews: readonly OverviewFile[],
  routePrefix: string,
): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const { slug, text } of overviews)
    for (const { 1: name = "", index } of text.matchAll(fence)) {
      const anchor = lastAnchor(text.slice(0, index));
      pages[name.trim()] ??= `${routePrefix}/${slug}${anchor ? `#${anchor}` : ""}`;
    }
  return pages;
}

/**
 * Turns code blocks `state-machine` with the name of a status schema into `dot` blocks. The number of lines stays the
 * same, so that later messages have the right line. `machines` are those that were drawn.
 */
export function drawStateMachines(
  markdown: string,
  document: JsonObject,
  file: string,
): { markdown: string; machines: Map<string, StateMachine>; problems: Problem[] } {
  const machines = new Map<string, StateMachine>();
  const schemas = componentsOf(document, "schemas");
  const problems: Problem[] = [];
  const drawn = markdown.replace(fence, (block, given: string, offset: number) => {
    const name = given.trim();
    const machine = stateMachineOf(schemas[name]);
    if (machine) {
      machines.set(name, machine);
      const alt = stateDiagramText(machine).replaceAll('"', "'");
      const dot = stateDiagramDot(machine, { meanings: meaningsOf(name, machine) });
      return `\`\`\`dot alt="${alt}"\n${dot}\n\`\`\``;
    }
    const known = Object.keys(schemas).filter((key) => stateMachineOf(schemas[key]));
    const line = markdown.slice(0, offset).split("\n").length + 1;
    problems.push(unknownSchema(name, known, file, line));
    return block;
  });
  return { markdown: drawn, machines, problems };
}
