import { createRequire } from "node:module";
import path from "node:path";
import { commitSoon } from "../../../src/toolchain/commit-soon";

/** The instance that the patch gets, which is Node's and not Jest's. */
const { waitingStates, waitingMachine } = createRequire(path.resolve("package.json"))(
  "gatsby/dist/state-machines/waiting/index.js",
) as {
  waitingStates: { states: { batchingNodeMutations: { after: Record<number, string> } } };
  waitingMachine: { getStateNode(name: string): { after: { delay: number }[] } };
};

test("develop gathers the nodes of a save for 50 ms, and the patch says when it finds nothing", () => {
  commitSoon();
  expect(waitingStates.states.batchingNodeMutations.after).toEqual({ 50: "committingBatch" });
  const { after } = waitingMachine.getStateNode("batchingNodeMutations");
  expect(after.map(({ delay }) => delay)).toEqual([50]);
  expect(commitSoon).toThrow("src/toolchain/commit-soon.ts found nothing to change in Gatsby");
});
