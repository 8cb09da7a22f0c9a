import { requireReady } from "./process/ready.mjs";

requireReady({ forTests: true });

const { packageCommand, runNode } = await import("./process/run.mjs");

const [command = "", ...args] = process.argv.slice(2);
const packages = { tsc: "typescript" };
const name = Reflect.get(packages, command) ?? command;
process.exitCode = await runNode([...packageCommand(name, command), ...args]);
