import { text } from "../i18n/description-text";
import type { StateMachine } from "./state-machine";

interface Edge {
  from: string;
  to: string;
  operations: string[];
}

/** One edge for each pair of states, with all its operations. */
function edgesOf({ transitions }: StateMachine): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to, operationId } of transitions) {
    const key = `${from} ${to}`;
    const edge = edges.get(key) ?? { from, to, operations: [] };
    if (!edge.operations.includes(operationId)) edge.operations.push(operationId);
    edges.set(key, edge);
  }
  return [...edges.values()];
}

/** Spaces around a label: the reader's font may be wider than the one Graphviz assumes. */
const padded = (label: string) => `  ${label}  `;
/** Names in lines of their own. Each but the last has a comma, because narrow drawings break names, too. */
const inLines = (names: readonly string[]) =>
  names.map((name, index) => padded(index < names.length - 1 ? `${name},` : name)).join("\n");
const quote = (label: string) => JSON.stringify(label);

/** src/content/markdown/svg-for-page.ts replaces these colors by tokens. */
const marked = `color="#0000fe" fontcolor="#0000fe" penwidth=2`;
const first = 'style="rounded,filled" fillcolor="#0000fd"';
const final = 'peripheries=2 style="rounded,filled" fillcolor="#0000fc"';

interface Drawn {
  /** Addresses of what states mean. */
  meanings: ReadonlyMap<string, string>;
  /** The operation whose transitions are marked. */
  marked?: string;
}

/**
 * A state machine as one line of DOT: states as boxes that lead to their meaning, the first one tinted, final ones gray
 * with a double frame, one operation's transitions marked.
 */
export function stateDiagramDot(machine: StateMachine, { meanings, marked: by }: Drawn): string {
  const nodes = machine.states.map(({ name, terminal }) => {
    const look = terminal ? final : name === machine.initial ? first : "";
    const to = meanings.get(name);
    const attributes = [...(to ? [`URL=${quote(to)}`] : []), ...(look ? [look] : [])].join(" ");
    return quote(name) + (attributes && ` [${attributes}]`);
  });
  const start = machine.initial
    ? [`"" [shape=point width=0.12]`, `"" -> ${quote(machine.initial)}`]
    : [];
  const edges = edgesOf(machine).map(
    ({ from, to, operations }) =>
      `${quote(from)} -> ${quote(to)} [label=${quote(inLines(operations))}` +
      `${by && operations.includes(by) ? ` ${marked}` : ""}]`,
  );
  const style = "rankdir=TB; node [shape=box style=rounded]";
  return `digraph { ${[style, ...nodes, ...start, ...edges].join("; ")} }`;
}

/** A state machine in words, for screen readers. */
export function stateDiagramText(machine: StateMachine): string {
  const start = machine.initial ? text.startsAs(machine.initial) : "";
  const edges = edgesOf(machine).map(({ from, to, operations }) =>
    text.transition(from, to, operations),
  );
  return `${start}${edges.join("; ")}.`;
}
