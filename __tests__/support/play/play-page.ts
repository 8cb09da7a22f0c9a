import type { Mock } from "../../../src/mock/create-mock";
import { idsIn } from "../../../src/mock/ids-in";
import type { WalkStep } from "../../../src/mock/walk-through/steps";
import { compareAnswer, describeWalk } from "../../../src/mock/walk-through/walk-tools";
import { WalkThrough, type StepResult } from "../../../src/mock/walk-through/walk-through";

/** A walk-through of some calls, from the first records of a mock, as "Run" does it. */
export function walk(mock: Mock, steps: readonly WalkStep[]): WalkThrough {
  mock.reset();
  const fixed = idsIn([...mock.state().values()]);
  return new WalkThrough(steps, {
    describe: (operations) => Promise.resolve(describeWalk(mock, fixed, operations)),
    compare: (comparison) => Promise.resolve(compareAnswer(mock, comparison)),
    send: (request) => Promise.resolve(mock.handle(request)),
  });
}

/** Plays all calls of a page from the first records. */
export async function playPage(mock: Mock, steps: readonly WalkStep[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  await walk(mock, steps).run([steps.length - 1], (result) => results.push(result));
  return results;
}
