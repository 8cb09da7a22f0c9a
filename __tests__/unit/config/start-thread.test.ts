import { startThread } from "../../../src/config/start-thread";

test("a function of the project runs in a thread, and its answers come to their calls", async () => {
  const thread = startThread<[unknown], string>("src/config/one-line.ts", "oneLine");
  const answers = [thread.run("a\n b"), thread.run("c")];
  expect(await Promise.all(answers)).toEqual(["a b", "c"]);
  await thread.end();
});

test("what the function throws reaches the call", async () => {
  const thread = startThread<[unknown], string>("src/config/one-line.ts", "oneLine");
  await expect(thread.run(undefined)).rejects.toThrow("Cannot read properties of undefined");
  await thread.end();
});

test("a module that does not exist fails the calls, naming it", async () => {
  const thread = startThread<[], string>("src/config/nowhere.ts", "oneLine");
  await expect(thread.run()).rejects.toThrow("src/config/nowhere");
  // And those that come later, which nobody would answer.
  await expect(thread.run()).rejects.toThrow("src/config/nowhere");
});
