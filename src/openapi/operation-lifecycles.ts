import { objectAt, type JsonObject } from "./json";
import { stateDiagramDot, stateDiagramText } from "./state-diagram";
import { stateMachineOf, type StateMachine, type StateTransition } from "./state-machine";

/** A lifecycle that an operation takes part in. */
export interface OperationLifecycle {
  /** Schema of the status: `SalesOrderStatus`. */
  schemaName: string;
  /** The diagram, the operation's transitions marked. */
  svg: string;
  /** What it says, in words. */
  alt: string;
  transitions: StateTransition[];
  /** Address of the page that explains the lifecycle. */
  overview?: string;
}

/** Draws a `dot` text with its text alternative to an SVG; an empty text where that fails. */
export type DrawDiagram = (dot: string, alt: string) => Promise<string>;

/** The state machines of a description, by the name of their schema. */
export function stateMachinesOf(document: JsonObject): Map<string, StateMachine> {
  const schemas = objectAt(objectAt(document, "components"), "schemas");
  return new Map(
    Object.entries(schemas).flatMap(([name, schema]) => {
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
  drawDiagram: DrawDiagram,
): Promise<OperationLifecycle[]> {
  const own = [...machines].flatMap(([schemaName, machine]) => {
    const transitions = machine.transitions.filter((one) => one.operationId === operationId);
    return transitions.length ? [{ schemaName, machine, transitions }] : [];
  });
  return Promise.all(
    own.map(async ({ schemaName, machine, transitions }) => ({
      schemaName,
      svg: await drawDiagram(stateDiagramDot(machine, operationId), stateDiagramText(machine)),
      alt: stateDiagramText(machine),
      transitions,
      ...(pages[schemaName] && { overview: pages[schemaName] }),
    })),
  );
}
