import { machineOf, memberFields } from "../../../src/mock/collections";
import { demoMock } from "../../support/demo-mock";
import { walkStates } from "../../support/state-walk";

/** States of each kind of record that are tried. */
const most = 10;

test("whatever is called in whatever state, records and lines move as their state machines say", async () => {
  const { mock } = await demoMock();
  const { collections, reader } = mock.catalog;
  const walked = collections.filter(
    ({ machine, schema }) =>
      machine ||
      memberFields(schema, reader).some((field) => machineOf(field.schema.items, reader)),
  );
  const moved = walked.flatMap((of) => walkStates(mock, of, most));
  const isListed = ({ machine, from, to, operationId }: (typeof moved)[number]) =>
    machine.transitions.some(
      (step) => step.from === from && step.to === to && step.operationId === operationId,
    );
  const strange = moved.filter((one) => !isListed(one));
  expect(strange.map(({ machine: _, ...one }) => one)).toEqual([]);
  const steps = new Set(
    moved.map(
      ({ of, from, to, operationId }) => `${of} ${String(from)} ${String(to)} ${operationId}`,
    ),
  );
  expect(walked.length).toBeGreaterThan(8);
  expect(steps.size).toBeGreaterThan(100);
}, 180_000);
