import { machineOf, memberFields, type Collection } from "../../src/mock/collections";
import type { Mock } from "../../src/mock/create-mock";
import type { MockRecord } from "../../src/mock/model";
import type { Operation } from "../../src/mock/mock-operations";
import { Trial } from "../../src/mock/prefill/attempt";
import { inPieces } from "../../src/mock/prefill/fit-lines";
import { subjectOf, wishesFor } from "../../src/mock/prefill/subject";
import { exampleWishes, requestOf, type Wish } from "../../src/mock/prefill/wish";
import { isObject, objectsAt, textAt } from "../../src/openapi/json";
import type { StateMachine } from "../../src/openapi/state-machine";

/** A change of status that a call has made of a record, or of one of its lines. */
export interface Moved {
  machine: StateMachine;
  of: string;
  from: unknown;
  to: unknown;
  operationId: string;
  /** How the record had come there. */
  after: string;
}

interface Node {
  mock: Mock;
  record: MockRecord;
  after: string;
}

/** The machines of a collection: that of its records, and those of their lines with the lines of one. */
function machinesOf({ catalog: { reader } }: Mock, of: Collection, record?: MockRecord) {
  const own = of.machine
    ? [{ machine: of.machine, name: of.root, rows: record ? [record] : [] }]
    : [];
  const lines = memberFields(of.schema, reader, record).flatMap(({ name, schema }) => {
    const machine = machineOf(schema.items, reader);
    return machine ? [{ machine, name: `${of.root} ${name}`, rows: objectsAt(record, name) }] : [];
  });
  return [...own, ...lines];
}

function movedBy(before: Mock, after: Mock, { id }: Operation, how: string): Moved[] {
  return after.catalog.collections.flatMap((of) => {
    const old = new Map((before.state().get(of.root) ?? []).map((one) => [one.id, one]));
    return (after.state().get(of.root) ?? []).flatMap((record) => {
      const was = old.get(record.id);
      if (!was || was === record) return [];
      const statuses = new Map(
        machinesOf(before, of, was).flatMap(({ rows }) => rows.map((row) => [row.id, row.status])),
      );
      return machinesOf(after, of, record).flatMap(({ machine, name, rows }) =>
        rows
          .map((row) => ({ from: statuses.get(row.id), to: row.status }))
          .filter(({ from, to }) => from !== undefined && from !== to)
          .map((step) => ({ ...step, machine, of: name, operationId: id, after: how })),
      );
    });
  });
}

/** The examples of an operation as wishes about a record, whole and by the piece, for each status that the body can name. */
function wishesAbout({ mock, record }: Node, of: Collection, step: Operation): Wish[] {
  const states = machinesOf(mock, of).flatMap(({ machine }) => machine.states);
  const isBelow = step.path.startsWith(`${of.root}/{`);
  const all = exampleWishes(step, mock.catalog.reader).flatMap((wish) => {
    const { body } = wish;
    const named =
      isObject(body) && "status" in body
        ? states.map(({ name: status }) => ({
            ...wish,
            body: { ...body, status, reason: "A walk." },
          }))
        : [];
    return [wish, ...named].flatMap((one) => {
      const subject = isBelow ? { of, isInPath: true, id: "" } : subjectOf(mock, step, one);
      if (subject?.of.root !== of.root) return [];
      const wishes = wishesFor(mock, step, subject, record, one);
      return [...wishes, ...wishes.map((whole) => ({ ...whole, body: inPieces(whole.body) }))];
    });
  });
  return [...new Map(all.map((wish) => [JSON.stringify(wish), wish])).values()];
}

const looks = (mock: Mock, of: Collection, record: MockRecord) =>
  JSON.stringify(
    machinesOf(mock, of, record).map(({ rows }) => rows.map(({ status }) => status).sort()),
  );

/** New records from the examples, and those of the demo company. */
function starts(mock: Mock, of: Collection): Node[] {
  const create = mock.catalog.operations.find(
    ({ path, method }) => path === of.root && method === "POST",
  );
  const made = (create ? exampleWishes(create, mock.catalog.reader) : []).flatMap((wish) => {
    const accepted = create && new Trial(mock).accepted(create, wish);
    if (!accepted) return [];
    const next = mock.fork();
    const { body } = next.handle(requestOf(create, accepted));
    const record = next.find(textAt(body, "id"))?.record;
    return record ? [{ mock: next, record, after: create.id }] : [];
  });
  const known = (mock.state().get(of.root) ?? []).map((record) => ({
    mock,
    record,
    after: String(record.id),
  }));
  return [...made, ...known];
}

/** Makes every call of the state machines of a collection in every state that it finds, breadth first, up to a number of states. */
export function walkStates(mock: Mock, of: Collection, most: number): Moved[] {
  const ids = new Set(
    machinesOf(mock, of).flatMap(({ machine }) =>
      machine.transitions.map(({ operationId }) => operationId),
    ),
  );
  const steps = mock.catalog.operations.filter(({ id }) => ids.has(id));
  const seen = new Set<string>();
  const queue: Node[] = [];
  const find = (node: Node) => {
    const text = looks(node.mock, of, node.record);
    if (!seen.has(text)) queue.push(node);
    seen.add(text);
  };
  starts(mock, of).forEach(find);
  const moved: Moved[] = [];
  for (const node of queue) {
    if (most-- <= 0) break;
    const trial = new Trial(node.mock);
    for (const step of steps)
      for (const wish of wishesAbout(node, of, step)) {
        const accepted = trial.accepted(step, wish);
        if (!accepted) continue;
        const next = node.mock.fork();
        next.handle(requestOf(step, accepted));
        const after = `${node.after} > ${step.id} ${JSON.stringify(accepted.body)}`;
        moved.push(...movedBy(node.mock, next, step, after));
        const record = next.find(node.record.id)?.record;
        if (record) find({ mock: next, record, after });
      }
  }
  return moved;
}
