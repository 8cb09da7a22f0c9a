import { componentsOf, type JsonObject } from "./json";
import { stateDiagramDot, stateDiagramText } from "./state-diagram";
import { meaningsHtml, meaningsOf } from "./state-meanings";
import { stateMachineOf, type StateMachine, type StateTransition } from "./state-machine";

/** A transition, with its conditions and effects as HTML. */
interface ShownTransition extends Pick<StateTransition, "from" | "to"> {
  conditionsHtml: string;
  effectsHtml: string;
}

/** A lifecycle in which an operation makes transitions. */
export interface OperationLifecycle {
  /** Schema of the status: `SalesOrderStatus`. */
  schemaName: string;
  /** The diagram, with the operation's transitions highlighted; `alt` has it in words. */
  svg: string;
  alt: string;
  transitions: ShownTransition[];
  /** Address of the page that explains the lifecycle. */
  overview?: string;
  /** Addresses of what states mean, by their names. */
  meanings: Readonly<Record<string, string>>;
  /** What they mean, as HTML, where no page says it. */
  meaningsHtml?: string;
}

/** Draws DOT as an SVG with a text alternative; empty if that fails. */
export type DrawDiagram = (dot: string, alt: string) => Promise<string>;

interface LifecycleTools {
  drawDiagram: DrawDiagram;
  /** Renders Markdown. */
  html(markdown: string): Promise<string>;
}

/** The state machines of a description, by the name of their schema. */
export function stateMachinesOf(document: JsonObject): Map<string, StateMachine> {
  return new Map(
    Object.entries(componentsOf(document, "schemas")).flatMap(([name, schema]) => {
      const machine = stateMachineOf(schema);
      return machine ? [[name, machine] as const] : [];
    }),
  );
}

/** The lifecycles in which an operation makes a transition, drawn. */
export async function lifecyclesOf(
  operationId: string | undefined,
  machines: ReadonlyMap<string, StateMachine>,
  pages: Readonly<Record<string, string>>,
  { drawDiagram, html }: LifecycleTools,
): Promise<OperationLifecycle[]> {
  const show = async ({ from, to, conditions, effects }: StateTransition) => ({
    from,
    to,
    conditionsHtml: await html(conditions.join(" ")),
    effectsHtml: await html(effects.join(" ")),
  });
  const lifecycles = [...machines].flatMap(([schemaName, machine]) => {
    const transitions = machine.transitions.filter((step) => step.operationId === operationId);
    return transitions.length ? [{ schemaName, machine, transitions }] : [];
  });
  return Promise.all(
    lifecycles.map(async ({ schemaName, machine, transitions }) => {
      const overview = pages[schemaName];
      const meanings = meaningsOf(schemaName, machine, overview);
      const dot = stateDiagramDot(machine, { meanings, marked: operationId });
      const alt = stateDiagramText(machine);
      return {
        schemaName,
        svg: await drawDiagram(dot, alt),
        alt,
        transitions: await Promise.all(transitions.map(show)),
        meanings: Object.fromEntries(meanings),
        ...(overview
          ? { overview }
          : { meaningsHtml: await meaningsHtml(schemaName, machine, html) }),
      };
    }),
  );
}
