import { runNode, timedOut } from "../../../scripts/process/run.mjs";

/** Starts a process that keeps the same output open; neither ends by itself. */
const stuck = `
const { spawn } = require("node:child_process");
spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
console.log("waits");
setInterval(() => {}, 1000);
`;

describe("a process with a limit", () => {
  let shown = "";
  beforeEach(() => {
    shown = "";
    jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      shown += String(text);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test("is ended after the limit, with all that it started, and its output is shown", async () => {
    // Resolves when no process keeps the output open.
    const exitCode = await runNode(["-e", stuck], { heading: "--- stuck ---", limitMs: 3000 });
    expect(exitCode).toBe(timedOut);
    expect(shown).toBe("--- stuck ---\nwaits\n");
  });

  test("keeps its own exit code if it ends before", async () => {
    const options = { heading: "--- quick ---", limitMs: 30_000 };
    expect(await runNode(["-e", "process.exit(3)"], options)).toBe(3);
  });
});
