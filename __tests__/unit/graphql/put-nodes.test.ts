import type { Node, NodeInput, SourceNodesArgs } from "gatsby";
import { putNodes } from "../../../src/graphql/put-nodes";

const type = "Thing";
const node = (id: string, contentDigest: string): NodeInput => ({
  id,
  internal: { type, contentDigest },
});

test("what has not changed is kept, what is gone is deleted, the rest is created", () => {
  const calls: string[] = [];
  const call = (name: string) => (one: NodeInput) => void calls.push(`${name} ${one.id}`);
  const actions = {
    createNode: call("create"),
    touchNode: call("touch"),
    deleteNode: call("delete"),
  } as unknown as SourceNodesArgs["actions"];
  const there = [node("same", "1"), node("changed", "1"), node("gone", "1")] as Node[];
  const getNodesByType = (name: string) => (name === type ? there : []);

  const nodes = [node("same", "1"), node("changed", "2"), node("new", "1")];
  putNodes(nodes, [type], { actions, getNodesByType }, "sourcing");
  expect(calls).toEqual(["touch same", "create changed", "create new", "delete gone"]);
  calls.length = 0;
  putNodes(nodes, [type], { actions, getNodesByType }, "later");
  expect(calls).toEqual(["create changed", "create new", "delete gone"]);
});
