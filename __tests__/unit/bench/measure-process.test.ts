import { measureProcess, parseTimes } from "../../bench/measure-process";

test("the time of a command's processes is the second line of the shell's times", () => {
  expect(parseTimes("0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n")).toBe(65.75);
});

test("a command is measured with what it costs and how it ended", async () => {
  const busy =
    "const end = Date.now() + 300; while (Date.now() < end); console.log('done');process.exit(3)";
  const cost = await measureProcess({
    command: process.execPath,
    args: ["-e", busy],
    env: process.env,
    cwd: process.cwd(),
  });
  expect(cost).toMatchObject({ exitCode: 3, output: "done\n" });
  expect(cost.wallSeconds).toBeGreaterThan(0.29);
  expect(cost.cpuSeconds).toBeGreaterThan(0.1);
});
